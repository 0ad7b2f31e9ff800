@client
Feature: A conversation that is closed and opened again

  @TC-C-19 @driver
  Scenario: Summaries and pairs survive
    Given a conversation with the client
    And a workflow step with these hints:
      | tool           | consumed by           |
      | search_records | store_analysis_memory |
    When the model calls, one after the other:
      | call | tool                  | result    |
      | t1   | search_records        | transient |
      | c1   | store_analysis_memory | consumed  |
      | t2   | search_records        | transient |
    Then for comparison it shows:
      | call | shows   |
      | t1   | summary |
      | t2   | full    |
    When the conversation is saved, and loaded into a fresh one
    And the model calls, one after the other:
      | call | tool          | result |
      | m1   | recall_memory | plain  |
    Then the request to the model shows:
      | call | shows   |
      | t1   | summary |
      | t2   | full    |
    And no request to the model since "m1" holds any part of "t1"
    When the model calls, one after the other:
      | call | tool                  | result    |
      | c2   | store_analysis_memory | consumed  |
      | t3   | search_records        | transient |
      | c3   | store_analysis_memory | consumed  |
    Then the request to the model shows:
      | call | shows   |
      | t2   | summary |
      | t3   | summary |

  @TC-C-19 @driver
  Scenario: The original can still be opened
    Given a conversation with the client
    And the client has a screen to look at
    And a workflow step with these hints:
      | tool           | consumed by           |
      | search_records | store_analysis_memory |
    When the model calls, one after the other:
      | call | tool                  | result    |
      | t1   | search_records        | transient |
      | c1   | store_analysis_memory | consumed  |
    Then for comparison it shows:
      | call | shows   |
      | t1   | summary |
    When the conversation is saved, and loaded into a fresh one
    And the user opens "t1"
    Then the screen shows:
      | call | as       | text  |
      | t1   | expanded | whole |
