@client
Feature: Tools of one name on two servers

  @TC-C-23
  Scenario: A consumption stays on its own server
    Given a conversation with the client
    And a workflow step with these hints:
      | tool           | consumed by           |
      | search_records | store_analysis_memory |
    When the model calls, one after the other:
      | call | tool                        | result    |
      | t1   | search_records              | transient |
      | x1   | other/store_analysis_memory | consumed  |
    Then the request to the model shows:
      | call | shows |
      | t1   | full  |
    When the model calls, one after the other:
      | call | tool                  | result    |
      | o1   | other/search_records  | transient |
      | c1   | store_analysis_memory | consumed  |
    Then for comparison it shows:
      | call | shows   |
      | t1   | summary |
    When the model calls, one after the other:
      | call | tool                  | result   |
      | c2   | store_analysis_memory | consumed |
    Then the request to the model shows:
      | call | shows |
      | o1   | full  |
