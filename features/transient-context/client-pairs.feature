@client
Feature: Hints pair tools with consumers, and consumption keeps to the pairs

  @TC-C-07
  Scenario: Consumption by a tool that no hint names as a consumer
    Given a conversation with the client
    And a workflow step with these hints:
      | tool           | consumed by           |
      | search_records | store_analysis_memory |
    When the model calls, one after the other:
      | call | tool           | result    |
      | t1   | search_records | transient |
      | x1   | recall_memory  | consumed  |
      | x2   | search_records | consumed  |
    Then each request to the model since "t1" shows:
      | call | shows |
      | t1   | full  |
    When the model calls, one after the other:
      | call | tool                  | result   |
      | c1   | store_analysis_memory | consumed |
    Then for comparison it shows:
      | call | shows   |
      | t1   | summary |

  @TC-C-08
  Scenario: Two pairs do not touch each other
    Given a conversation with the client
    And a workflow step with these hints:
      | tool           | consumed by           |
      | search_records | store_analysis_memory |
      | find_records   | recall_memory         |
    When the model calls, one after the other:
      | call | tool           | result    |
      | t1   | search_records | transient |
      | t2   | find_records   | transient |
      | x1   | recall_memory  | consumed  |
    Then the request to the model shows:
      | call | shows |
      | t1   | full  |
    And for comparison it shows:
      | call | shows   |
      | t2   | summary |
    When the model calls, one after the other:
      | call | tool           | result    |
      | t3   | find_records   | transient |
      | c1   | store_analysis_memory | consumed |
    Then the request to the model shows:
      | call | shows |
      | t3   | full  |
    And for comparison it shows:
      | call | shows   |
      | t1   | summary |

  @TC-C-08
  Scenario: A registered consumer leaves a result without a pair alone
    Given a conversation with the client
    And a workflow step with these hints:
      | tool         | consumed by           |
      | find_records | store_analysis_memory |
    When the model calls, one after the other:
      | call | tool                  | result    |
      | u1   | search_records        | transient |
      | t1   | find_records          | transient |
      | c1   | store_analysis_memory | consumed  |
      | c2   | store_analysis_memory | consumed  |
    Then each request to the model since "u1" shows:
      | call | shows |
      | u1   | full  |
    And for comparison it shows:
      | call | shows   |
      | t1   | summary |

  @TC-C-09
  Scenario: One consumer for two tools
    Given a conversation with the client
    And a workflow step with these hints:
      | tool           | consumed by           |
      | search_records | store_analysis_memory |
      | find_records   | store_analysis_memory |
    When the model calls, one after the other:
      | call | tool                  | result    |
      | t1   | search_records        | transient |
      | t2   | find_records          | transient |
      | c1   | store_analysis_memory | consumed  |
    Then the request to the model shows:
      | call | shows   |
      | t1   | summary |
      | t2   | full    |
    When the model calls, one after the other:
      | call | tool                  | result   |
      | c2   | store_analysis_memory | consumed |
    Then the request to the model shows:
      | call | shows   |
      | t2   | summary |

  @TC-C-10
  Scenario: The hints of two workflow steps hold together
    Given a conversation with the client
    And a workflow step with these hints:
      | tool           | consumed by           |
      | search_records | store_analysis_memory |
    And a workflow step with these hints:
      | tool         | consumed by   |
      | find_records | recall_memory |
    When the model calls, one after the other:
      | call | tool                  | result    |
      | t1   | search_records        | transient |
      | c1   | store_analysis_memory | consumed  |
      | t2   | find_records          | transient |
      | x1   | recall_memory         | consumed  |
    Then the request to the model shows:
      | call | shows   |
      | t1   | summary |
      | t2   | summary |

  @TC-C-10
  Scenario: A step without hints takes no pair away
    Given a conversation with the client
    And a workflow step with these hints:
      | tool           | consumed by           |
      | search_records | store_analysis_memory |
    When the model calls, one after the other:
      | call | tool                  | result                     |
      | n1   | get_workflow_step     | plain                      |
      | n2   | get_workflow_step     | meta {"contextHints": []}  |
      | t1   | search_records        | transient                  |
      | c1   | store_analysis_memory | consumed                   |
    Then the request to the model shows:
      | call | shows   |
      | t1   | summary |

  @TC-C-10
  Scenario: A hint counts whatever stands in it and beside it
    Given a conversation with the client
    When the model calls, one after the other:
      | call | tool              | result                                                                                                                                                                                                                          |
      | n1   | get_workflow_step | meta {"contextHints": [{"step": 2, "tool": "find_records", "lifecycle": "transient"}, {"step": 3, "tool": "search_records", "lifecycle": "transient", "consumedBy": "store_analysis_memory", "loopGroup": "fetch-analyze"}]}      |
    And the model calls, one after the other:
      | call | tool                  | result    |
      | t1   | search_records        | transient |
      | c1   | store_analysis_memory | consumed  |
    Then the request to the model shows:
      | call | shows   |
      | t1   | summary |

  @TC-C-10
  Scenario: One tool with a consumer in each of two steps
    Given a conversation with the client
    And a workflow step with these hints:
      | tool           | consumed by           |
      | search_records | store_analysis_memory |
    And a workflow step with these hints:
      | tool           | consumed by   |
      | search_records | recall_memory |
    When the model calls, one after the other:
      | call | tool                  | result    |
      | t1   | search_records        | transient |
      | c1   | store_analysis_memory | consumed  |
      | t2   | search_records        | transient |
      | x1   | recall_memory         | consumed  |
    Then the request to the model shows:
      | call | shows   |
      | t1   | summary |
      | t2   | summary |

  @TC-C-10
  Scenario: A hint heard twice is one pair
    Given a conversation with the client
    And a workflow step with these hints:
      | tool           | consumed by           |
      | search_records | store_analysis_memory |
    And a workflow step with these hints:
      | tool           | consumed by           |
      | search_records | store_analysis_memory |
    When the model calls, one after the other:
      | call | tool                  | result    |
      | t1   | search_records        | transient |
      | t2   | search_records        | transient |
      | c1   | store_analysis_memory | consumed  |
    Then the request to the model shows:
      | call | shows   |
      | t1   | summary |
      | t2   | full    |
