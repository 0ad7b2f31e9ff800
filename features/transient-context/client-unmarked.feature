@client
Feature: What is not marked, or not consumed, does not collapse

  Background:
    Given a conversation with the client
    And a workflow step with these hints:
      | tool           | consumed by           |
      | search_records | store_analysis_memory |

  @TC-C-14
  Scenario: Results without the mark stay, of a paired tool too
    When the model calls, one after the other:
      | call | tool                  | result    |
      | m1   | recall_memory         | plain     |
      | n1   | search_records        | plain     |
      | t1   | search_records        | transient |
      | c1   | store_analysis_memory | consumed  |
      | c2   | store_analysis_memory | consumed  |
    Then each request to the model since "m1" shows:
      | call | shows |
      | m1   | full  |
    And each request to the model since "n1" shows:
      | call | shows |
      | n1   | full  |

  @TC-C-14
  Scenario: Neither time nor number collapses anything
    When the model calls, one after the other:
      | call | tool           | result    |
      | m1   | recall_memory  | plain     |
      | t1   | search_records | transient |
      | t2   | search_records | transient |
    And 50 turns go by, in each of which the model calls "recall_memory"
    Then each request to the model since "t2" shows:
      | call | shows |
      | m1   | full  |
      | t1   | full  |
      | t2   | full  |

  @TC-C-12
  Scenario: Only true consumes
    When the model calls, one after the other:
      | call | tool                  | result                                    |
      | t1   | search_records        | transient                                 |
      | x1   | store_analysis_memory | meta {"context": {"consumed": "true"}}    |
      | x2   | store_analysis_memory | meta {"context": {"consumed": "false"}}   |
      | x3   | store_analysis_memory | meta {"context": {"consumed": 1}}         |
      | x4   | store_analysis_memory | meta {"context": {"consumed": null}}      |
      | x5   | store_analysis_memory | meta {"context": {"consumed": [true]}}    |
      | x6   | store_analysis_memory | meta {"context": {"consumed": {}}}        |
      | x7   | store_analysis_memory | meta {"context": {"consumed": false}}     |
      | x8   | store_analysis_memory | meta {"context": {}}                      |
      | x9   | store_analysis_memory | meta {"consumed": true}                   |
    Then each request to the model since "t1" shows:
      | call | shows |
      | t1   | full  |
    When the model calls, one after the other:
      | call | tool                  | result   |
      | c1   | store_analysis_memory | consumed |
    Then for comparison it shows:
      | call | shows   |
      | t1   | summary |

  @TC-C-12
  Scenario: Only the exact lifecycle is tracked
    When the model calls, one after the other:
      | call | tool           | result                                                           |
      | n1   | search_records | meta {"context": {"lifecycle": "Transient", "summary": "S"}}     |
      | n2   | search_records | meta {"context": {"lifecycle": "TRANSIENT", "summary": "S"}}     |
      | n3   | search_records | meta {"context": {"lifecycle": "transient ", "summary": "S"}}    |
      | n4   | search_records | meta {"context": {"lifecycle": ["transient"], "summary": "S"}}   |
      | n5   | search_records | meta {"context": {"lifecycle": true, "summary": "S"}}            |
      | n6   | search_records | meta {"context": {"lifecycle": "persistent", "summary": "S"}}    |
      | n7   | search_records | meta {"context": {"summary": "S"}}                               |
      | n8   | search_records | meta {"lifecycle": "transient", "summary": "S"}                  |
      | t1   | search_records | transient                                                        |
      | c1   | store_analysis_memory | consumed                                                  |
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
