@gateway
Feature: A gateway passes the context on as it was sent

  Receivers get the context equal as JSON, and kind, payload and all else that the sender wrote with it.

  Background:
    Given "ann", "ben" and "cem" have joined

  @SC-G-01
  Scenario: All members of a context arrive as they were sent
    When these are sent:
      | message  | context                                                                                                                                     |
      | id       | {"id":"{run}-c1"}                                                                                                                           |
      | type     | {"id":"{run}-c1","type":"reasoning"}                                                                                                        |
      | parent   | {"id":"{run}-c2","type":"workflow","parent":"{run}-c1"}                                                                                     |
      | metadata | {"id":"{run}-c1","type":"reasoning","metadata":{"trigger":"security-analysis","started_at":"2025-08-31T12:00:00Z","steps":3,"sure":true}} |
      | later    | {"id":"{run}-c1","type":"reasoning","metadata":{"confidence":0.95,"ended_at":"2025-08-31T12:00:30Z"}}                                     |
    Then each arrives with the same:
      | /context |

  @SC-G-01
  Scenario: Metadata of every shape arrives as it was sent
    When these are sent:
      | message | context                                                                                                        |
      | empty   | {"id":"{run}-c1","metadata":{}}                                                                                |
      | nulls   | {"id":"{run}-c1","metadata":{"a":null,"b":[null,1,null],"c":{"d":null}}}                                       |
      | nested  | {"id":"{run}-c1","metadata":{"a":{"b":[[],{},[{"c":[1,[2,[3]]]}]],"":{"":0}},"e":[{"f":{}},false,"",0]}}       |
      | numbers | {"id":"{run}-c1","metadata":{"n":[0,-1,0.1,2.50,1e3,1.5e-7,9007199254740991,-9007199254740991,1.7976931348e308]}} |
      | names   | {"id":"{run}-c1","metadata":{"__proto__":{"x":1},"constructor":2,"10":"b","9":"a","a/b~c":3,"a.b":4,"$ref":5}} |
      | written | {"id":"{run}-c1","metadata":{"traceId":"t-1","Started-At":"2025-08-31","step_no":1,"STEP":2,"step":3,"_id":4," ":5}} |
      | secret  | {"id":"{run}-c1","metadata":{"password":"p","secret":"s","api_key":"k","Authorization":"Bearer t","email":"ann@example.org"}} |
      | large   | {"id":"{run}-c1","metadata":{"list":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120]}} |
    Then each arrives with the same:
      | /context |

  @SC-G-01
  Scenario: Text of every kind arrives as it was sent
    When these are sent:
      | message  | context                                                                                           |
      | accents  | {"id":"{run}-é-e\u0301","type":"reasoning","metadata":{"größe":"naïve façade"}}                  |
      | scripts  | {"id":"{run}-思考","metadata":{"עברית":"مرحبا","日本語":"こんにちは"}}                               |
      | emoji    | {"id":"{run}-🧠","metadata":{"👩‍👩‍👧":"🏳️‍🌈","flag":"🇨🇭"}}                                            |
      | controls | {"id":"{run}-c1","metadata":{"t":"\u0000\u0001\b\f\u000a\r\t\u001f\u007f\u0085\u2028\u2029\ufeff"}}   |
      | escapes  | {"id":"{run}-c1","metadata":{"t":"\\\\u0041 \\\\n \" \\\\\\\\ \/","html":"<b>&amp;</b>","\\\\":"\\\\"}}       |
      | in ids   | {"id":"{run}-\u0000\u0001\u001f","type":"a\u007f\u0085","parent":"{run}-\u2028"}                        |
      | alike    | {"id":"{run}-01","type":"null","parent":"1e3","metadata":{"looks":["01","true","null","1e3"]}}    |
      | edges    | {"id":"{run}-c1","metadata":{"t":" both ends \t","u":"\ud7ff\ue000\uffff"}}                        |
    Then each arrives with the same:
      | /context |

  @SC-G-02
  Scenario: Numbers beyond a double keep all their digits
    When these are sent:
      | message | context                                                                                             |
      | whole   | {"id":"{run}-c1","metadata":{"n":9007199254740993,"m":-9007199254740993}}                           |
      | long    | {"id":"{run}-c1","metadata":{"n":123456789012345678901234567890}}                                   |
      | digits  | {"id":"{run}-c1","metadata":{"n":0.12345678901234567890123456789,"m":3.14159265358979323846264338}} |
      | range   | {"id":"{run}-c1","metadata":{"n":1e400,"m":1e-400}}                                                 |
    Then each arrives with the same:
      | /context | digit for digit |

  @SC-G-03
  Scenario: Kind and payload arrive as they were sent
    When these are sent:
      | message | kind           | context                              | payload                                                                               |
      | text    |                | {"id":"{run}-c1","type":"reasoning"} | {"text":"Starting security analysis"}                                                 |
      | nested  |                | {"id":"{run}-c1"}                    | {"text":"t","thought":{"steps":[1,{"a":null}],"sure":false},"context":{"id":"other"}} |
      | empty   |                | {"id":"{run}-c1"}                    | {"text":"Nothing in these","note":"","options":{},"list":[]}                          |
      | alike   |                | {"id":"{run}-c1"}                    | {"text":"Not what they look like","looks":["01","true","null","1e3","-0"," 7",""]}    |
      | forms   |                | {"id":"{run}-c1"}                    | {"text":"Of one look","forms":"e\u0301\ufb01\u212b\uff21","unseen":"a\u200bb\u200d\u2060\u00adc\ufeff"," ":"  two  blanks "} |
      | signs   |                | {"id":"{run}-c1"}                    | {"text":"Unseen","signs":"a\u0000b\u0001\u001b\u007f\u0085c","":"\r\u000a\t"} |
      | plain   |                |                                      | {"text":"Back in the main context","more":["é","\u2028",0.5]}                         |
      | its own | tck/Note:Taken |                                      | {"text":"Of a kind of its own"}                                                       |
    Then each arrives with the same:
      | /kind    |
      | /payload |

  @SC-G-03
  Scenario: A payload that is no object arrives as it was sent
    When these are sent:
      | message | kind                         | context                              | payload      |
      | list    | tck/a-kind-that-nobody-knows | {"id":"{run}-c1","type":"reasoning"} | [{"a":1},[]] |
      | null    | tck/a-kind-that-nobody-knows | {"id":"{run}-c1","type":"reasoning"} | null         |
      | text    | tck/a-kind-that-nobody-knows | {"id":"{run}-c1","type":"reasoning"} | "01"         |
      | number  | tck/a-kind-that-nobody-knows |                                      | 1.5e-7       |
      | truth   | tck/a-kind-that-nobody-knows |                                      | false        |
      | plain   |                              |                                      | {"text":"t"} |
    Then each arrives with the same:
      | /kind    |
      | /payload |

  @SC-G-03
  Scenario: A message without a context arrives without one
    When these are sent:
      | message | context                              | payload                                                              | members                       |
      | before  |                                      |                                                                      |                               |
      | inside  | {"id":"{run}-c1","type":"reasoning"} |                                                                      |                               |
      | after   |                                      |                                                                      |                               |
      | within  |                                      | {"text":"Not its own","context":{"id":"{run}-c2","type":"workflow"}} |                               |
      | answer  |                                      | {"text":"Of the main context"}                                       | {"correlation_id":"{run}-c1"} |
    Then each arrives with the same:
      | /context | where none was sent |
      | /kind    |                     |

  @SC-G-04
  Scenario: Everything else that its sender wrote arrives as it was sent
    When these are sent:
      | message   | context                               | members                                                    |
      | stamps    | {"id":"{run}-c1"}                     | {"ts":"2025-08-31T12:00:00.123Z","id":"{run}-id-1"}        |
      | answer    | {"id":"{run}-c1"}                     | {"correlation_id":"{run}-id-1"}                            |
      | unknown   | {"id":"{run}-c1"}                     | {"x-top":true,"x-more":{"a":[1,null]},"thread_id":"t-1"}   |
      | addressed | {"id":"{run}-c1"}                     | {"to":["{ben}","{cem}"]}                                   |
      | inside    | {"id":"{run}-c1","x-extra":{"a":[1]}} | {"x-top":null}                                             |
    Then each arrives with the same:
      | /id             |
      | /ts             |
      | /to             |
      | /correlation_id |
      | /x-top          |
      | /x-more         |
      | /thread_id      |

  @SC-G-21
  Scenario: What arrives is still a complete envelope
    When these are sent:
      | message   | from | context                              | members                       |
      | plain     | ann  |                                      |                               |
      | inside    | ann  | {"id":"{run}-c1","type":"reasoning"} |                               |
      | answer    | ben  | {"id":"{run}-c1"}                    | {"correlation_id":"{run}-c1"} |
      | addressed | ben  |                                      | {"to":["{ann}","{cem}"]}      |
    Then each arrives as a complete envelope, or its sender is told of an error

  @SC-G-18
  Scenario: Six ids that are nearly equal stay six ids
    When these are sent:
      | message    | context                    |
      | plain      | {"id":"{run}-café"}        |
      | upper case | {"id":"{run}-CAFÉ"}        |
      | composed   | {"id":"{run}-cafe\u0301"}  |
      | blank      | {"id":"{run}-café "}       |
      | invisible  | {"id":"{run}-ca\u200bfé"}  |
      | width      | {"id":"{run}-ｃafé"}        |
    Then each arrives with the same:
      | /context/id |
