@participant
Feature: A participant takes contexts in and makes its own

  What it has taken in shows in its filters, what it makes in the envelopes that it sends.

  Background:
    Given a participant that remembers nothing

  @SC-P-01
  Scenario: A participant keeps messages in contexts for which it has no use
    When these arrive:
      | message | kind                         | context                                                                    |
      | m1      | chat                         |                                                                            |
      | m2      | reflection                   | {"id":"c1"}                                                                |
      | m3      | reflection                   | {"id":"c1","type":"reasoning","metadata":{"started_at":"2025-08-31"}}      |
      | m4      | chat                         | {"id":"c2","type":"a type that nobody knows"}                              |
      | m5      | mcp/proposal:tools/call      | {"id":"c3","parent":"never seen","x-extra":[1,null]}                       |
      | m6      | conclusion                   | {"id":"c1","metadata":{"a":{"b":[{},[],null]},"n":9007199254740993}}       |
      | m7      | tck/a-kind-that-nobody-knows | {"id":"思考 🧠","type":"","metadata":{}}                                    |
      | m8      | reflection                   | {"id":"c4","parent":"c4"}                                                  |
      | m9      | chat                         |                                                                            |
    Then it takes all of them
    And the filter "everything" keeps just:
      | m1 |
      | m2 |
      | m3 |
      | m4 |
      | m5 |
      | m6 |
      | m7 |
      | m8 |
      | m9 |

  @SC-P-02
  Scenario: A thousand ids of its own all differ, and nobody can guess them
    Then 1000 context ids that it makes all differ, and each has room for 74 random bits

  @SC-P-03
  Scenario: Messages sent in one context carry one id, others another or none
    When it opens these contexts:
      | context  | type      |
      | security | reasoning |
      | lunch    | planning  |
    And it sends:
      | message | kind                    | in       |
      | m1      | reflection              | security |
      | m2      | chat                    |          |
      | m3      | mcp/proposal:tools/call | security |
      | m4      | reflection              | lunch    |
      | m5      | conclusion              | security |
      | m6      | reflection              | lunch    |
    Then what it has sent carries:
      | sent in  | id           |
      | security | one, its own |
      | lunch    | one          |
      |          | none         |

  @SC-P-04
  Scenario: A context opened inside another names that as its parent
    When it opens these contexts:
      | context   | type      | inside |
      | outer     | reasoning |        |
      | inner     | reasoning | outer  |
      | innermost | reasoning | inner  |
    And it sends:
      | message | kind       | in        |
      | m1      | reflection | outer     |
      | m2      | reflection | inner     |
      | m3      | reflection | innermost |
      | m4      | conclusion | inner     |
    Then what it has sent carries:
      | sent in   | id      | parent |
      | inner     | its own | outer  |
      | innermost | its own | inner  |

  @SC-P-14
  Scenario: What it sends, in a context or not, is complete and from itself
    When it opens these contexts:
      | context  | type      |
      | security | reasoning |
    And it sends:
      | message | kind                    | in       |
      | m1      | reflection              | security |
      | m2      | chat                    |          |
      | m3      | mcp/proposal:tools/call | security |
    Then what it has sent is complete, and from itself

  @SC-P-18
  Scenario: Each message has an id of its own
    When it opens these contexts:
      | context  | type      |
      | security | reasoning |
    And it sends:
      | message | kind                    | in       |
      | m1      | reflection              | security |
      | m2      | chat                    |          |
      | m3      | mcp/proposal:tools/call | security |
    Then what it has sent is told apart by ids

  @SC-P-15
  Scenario: What it sends has the kind, the payload and the type that were asked for
    When it opens these contexts:
      | context  | type                     |
      | security | reasoning                |
      | lunch    | a type that nobody knows |
    And it sends:
      | message | kind                         | in       | payload                        |
      | m1      | reflection                   | security | {"thought":"é \u0000","sure":0} |
      | m2      | chat                         |          | {"text":"01"}                  |
      | m3      | tck/a-kind-that-nobody-knows | lunch    | [1,{"a":null}]                 |
      | m4      | conclusion                   | security | {"decision":"true","more":{}}  |
    Then what it has sent is what was asked for
