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
  Scenario: Broken metadata makes no call fail and collapses nothing
    Given a conversation with the client
    And a workflow step with these hints:
      | tool           | consumed by           |
      | search_records | store_analysis_memory |
    When the model calls, one after the other:
      | call | tool                  | result                                             |
      | t1   | search_records        | transient                                          |
      | n1   | search_records        | plain, with null members                           |
      | n2   | store_analysis_memory | meta null                                          |
      | n3   | store_analysis_memory | meta "consumed"                                    |
      | n4   | store_analysis_memory | meta ["context"]                                   |
      | n5   | store_analysis_memory | meta {"context": null}                             |
      | n6   | store_analysis_memory | meta {"context": "consumed"}                       |
      | n7   | search_records        | meta {"context": ["lifecycle", "transient"]}       |
      | n8   | store_analysis_memory | meta {"context": {"ttl": 5, "x": {"consumed": true}}} |
      | n9   | search_records        | meta {"com.example/x": {"lifecycle": "transient"}} |
    Then the client has gone on
    And the request to the model shows:
      | call | shows |
      | t1   | full  |
      | n1   | full  |
      | n2   | full  |
      | n3   | full  |
      | n4   | full  |
      | n5   | full  |
      | n6   | full  |
      | n7   | full  |
      | n8   | full  |
      | n9   | full  |

  @TC-C-16
  Scenario: Broken hints make no call fail and pair nothing
    Given a conversation with the client
    When the model calls, one after the other:
      | call | tool                  | result                                                          |
      | n1   | get_workflow_step     | meta {"contextHints": null}                                     |
      | n2   | get_workflow_step     | meta {"contextHints": "search_records"}                         |
      | n3   | get_workflow_step     | meta {"contextHints": {"tool": "search_records"}}               |
      | n4   | get_workflow_step     | meta {"contextHints": [null, 1, "x", [], {}]}                   |
      | n5   | get_workflow_step     | meta {"contextHints": [{"tool": "search_records"}]}             |
      | n6   | get_workflow_step     | meta {"contextHints": [{"tool": 5, "consumedBy": ["x"]}]}       |
    Then the client has gone on
    And the request to the model shows:
      | call | shows |
      | n1   | full  |
      | n2   | full  |
      | n3   | full  |
      | n4   | full  |
      | n5   | full  |
      | n6   | full  |
