@client
Feature: Transient results of tools that no hint has paired

  @TC-C-20
  Scenario: A client that collapses them takes the oldest
    Given a conversation with the client
    When the model calls, one after the other:
      | call | tool                  | result    |
      | u1   | search_records        | transient |
      | u2   | find_records          | transient |
      | x1   | store_analysis_memory | consumed  |
    Then the request to the model shows:
      | call | shows   |
      | u1   | summary |
      | u2   | full    |

  @TC-C-20
  Scenario: A client that collapses them does so beside pairs too
    Given a conversation with the client
    And a workflow step with these hints:
      | tool         | consumed by           |
      | find_records | store_analysis_memory |
    When the model calls, one after the other:
      | call | tool           | result    |
      | t1   | find_records   | transient |
      | u1   | search_records | transient |
      | x1   | recall_memory  | consumed  |
    Then the request to the model shows:
      | call | shows   |
      | u1   | summary |
      | t1   | full    |

  @TC-C-21
  Scenario: A client that does not collapse them keeps them in full
    Given a conversation with the client
    When the model calls, one after the other:
      | call | tool                  | result    |
      | u1   | search_records        | transient |
      | x1   | store_analysis_memory | consumed  |
      | x2   | recall_memory         | consumed  |
      | m1   | recall_memory         | plain     |
    Then each request to the model since "u1" shows:
      | call | shows |
      | u1   | full  |

  @TC-C-21
  Scenario: Nor does the pair of another tool change that
    Given a conversation with the client
    And a workflow step with these hints:
      | tool         | consumed by           |
      | find_records | store_analysis_memory |
    When the model calls, one after the other:
      | call | tool                  | result    |
      | u1   | search_records        | transient |
      | x1   | recall_memory         | consumed  |
      | c1   | store_analysis_memory | consumed  |
    Then each request to the model since "u1" shows:
      | call | shows |
      | u1   | full  |
