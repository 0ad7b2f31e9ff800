@client
Feature: Metadata that is broken, or lacks the summary

  @TC-C-15
  Scenario Outline: A marked result whose summary is <summary>
    Given a conversation with the client
    And a workflow step with these hints:
      | tool           | consumed by           |
      | search_records | store_analysis_memory |
    When the model calls, one after the other:
      | call | tool                  | result    | summary   |
      | t1   | search_records        | transient | <summary> |
    Then for comparison it shows:
      | call | shows |
      | t1   | full  |
    When the model calls, one after the other:
      | call | tool                  | result   |
      | c1   | store_analysis_memory | consumed |
      | m1   | recall_memory         | plain    |
    Then the client has gone on
    And each request to the model since "c1" shows:
      | call | shows                         |
      | t1   | full, or a text in its place  |

    Examples:
      | summary            |
      | absent             |
      | ""                 |
      | null               |
      | 15                 |
      | ["15 records"]     |
      | {"text": "S"}      |

  @TC-C-16
  Scenario: Metadata that no server may send collapses nothing, be the call refused or not
    Given a conversation with the client
    And a workflow step with these hints:
      | tool           | consumed by           |
      | search_records | store_analysis_memory |
    When the model calls, one after the other:
      | call | tool                  | result                                          |
      | t1   | search_records        | transient                                       |
      | n1   | search_records        | plain, with null members                        |
      | n2   | store_analysis_memory | meta null                                       |
      | n3   | store_analysis_memory | meta "consumed"                                 |
      | n4   | store_analysis_memory | meta "{\"context\": {\"consumed\": true}}"      |
      | n5   | store_analysis_memory | meta ["context"]                                |
      | n6   | store_analysis_memory | meta [{"context": {"consumed": true}}]          |
    Then the client has gone on
    And each request to the model since "t1" shows:
      | call | shows |
      | t1   | full  |
    And the request to the model shows:
      | call | shows                        |
      | n1   | full, or a text in its place |
      | n2   | full, or a text in its place |
      | n3   | full, or a text in its place |
      | n4   | full, or a text in its place |
      | n5   | full, or a text in its place |
      | n6   | full, or a text in its place |
    When the model calls, one after the other:
      | call | tool                  | result   |
      | c1   | store_analysis_memory | consumed |
    Then for comparison it shows:
      | call | shows   |
      | t1   | summary |

  @TC-C-16
  Scenario: A context that is no object, or has members nobody knows, makes no call fail and collapses nothing
    Given a conversation with the client
    And a workflow step with these hints:
      | tool           | consumed by           |
      | search_records | store_analysis_memory |
    When the model calls, one after the other:
      | call | tool                  | result                                                              |
      | t1   | search_records        | transient                                                           |
      | n1   | store_analysis_memory | meta {"context": null}                                              |
      | n2   | store_analysis_memory | meta {"context": "consumed"}                                        |
      | n3   | store_analysis_memory | meta {"context": "{\"consumed\": true}"}                            |
      | n4   | store_analysis_memory | meta {"context": [{"consumed": true}]}                              |
      | n5   | search_records        | meta {"context": ["lifecycle", "transient"]}                        |
      | n6   | search_records        | meta {"context": [{"lifecycle": "transient", "summary": "S"}]}      |
      | n7   | store_analysis_memory | meta {"context": {"ttl": 5, "x": {"consumed": true}}}               |
      | n8   | recall_memory         | meta {"com.example/trace": {"context": {"consumed": true}}}         |
    Then the client has gone on
    And each request to the model since "t1" shows:
      | call | shows |
      | t1   | full  |
    When the model calls, one after the other:
      | call | tool                  | result   |
      | c1   | store_analysis_memory | consumed |
      | c2   | store_analysis_memory | consumed |
    Then the request to the model shows:
      | call | shows |
      | n1   | full  |
      | n2   | full  |
      | n3   | full  |
      | n4   | full  |
      | n5   | full  |
      | n6   | full  |
      | n7   | full  |
      | n8   | full  |
    And for comparison it shows:
      | call | shows   |
      | t1   | summary |

  @TC-C-16
  Scenario: Broken hints make no call fail and pair nothing
    Given a conversation with the client
    And a workflow step with these hints:
      | tool         | consumed by           |
      | find_records | store_analysis_memory |
    When the model calls, one after the other:
      | call | tool                  | result                                                                                                                            |
      | n1   | get_workflow_step     | meta {"contextHints": null}                                                                                                       |
      | n2   | get_workflow_step     | meta {"contextHints": "search_records"}                                                                                           |
      | n3   | get_workflow_step     | meta {"contextHints": {"tool": "search_records"}}                                                                                 |
      | n4   | get_workflow_step     | meta {"contextHints": [null, 1, "x", [], {}]}                                                                                     |
      | n5   | get_workflow_step     | meta {"contextHints": [{"tool": "search_records"}]}                                                                               |
      | n6   | get_workflow_step     | meta {"contextHints": [{"tool": 5, "lifecycle": "transient", "consumedBy": ["x"]}]}                                               |
      | n7   | get_workflow_step     | meta {"contextHints": "[{\"tool\": \"search_records\", \"lifecycle\": \"transient\", \"consumedBy\": \"store_analysis_memory\"}]"} |
      | t1   | search_records        | transient                                                                                                                         |
      | c1   | store_analysis_memory | consumed                                                                                                                          |
    Then the client has gone on
    And the request to the model shows:
      | call | shows |
      | n1   | full  |
      | n2   | full  |
      | n3   | full  |
      | n4   | full  |
      | n5   | full  |
      | n6   | full  |
      | n7   | full  |
      | t1   | full  |
