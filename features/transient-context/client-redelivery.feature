@client
Feature: A result that is delivered again

  Background:
    Given a conversation with the client
    And a workflow step with these hints:
      | tool           | consumed by           |
      | search_records | store_analysis_memory |

  @TC-C-17
  Scenario: A transient result that comes twice is one result
    When the model calls, one after the other:
      | call | tool           | result                     |
      | t1   | search_records | transient, delivered twice |
    Then the client has gone on
    And the request to the model shows:
      | call | shows |
      | t1   | full  |
    When the model calls, one after the other:
      | call | tool                  | result    |
      | t2   | search_records        | transient |
      | c1   | store_analysis_memory | consumed  |
      | c2   | store_analysis_memory | consumed  |
    Then in the request to the model each call has exactly one result
    And for comparison it shows:
      | call | shows   |
      | t1   | summary |
      | t2   | summary |

  @TC-C-17
  Scenario: A consumption that comes twice is one consumption
    When the model calls, one after the other:
      | call | tool                  | result                    |
      | t1   | search_records        | transient                 |
      | t2   | search_records        | transient                 |
      | c1   | store_analysis_memory | consumed, delivered twice |
      | m1   | recall_memory         | plain                     |
    Then the client has gone on
    And the request to the model shows:
      | call | shows |
      | t2   | full  |
    And in the request to the model each call has exactly one result
    And for comparison it shows:
      | call | shows   |
      | t1   | summary |

  @TC-C-17 @driver
  Scenario: Results that come again long after
    When the model calls, one after the other:
      | call | tool                  | result    |
      | t1   | search_records        | transient |
      | c1   | store_analysis_memory | consumed  |
      | t2   | search_records        | transient |
    Then for comparison it shows:
      | call | shows   |
      | t1   | summary |
      | t2   | full    |
    When the result of "c1" is delivered once more
    And the result of "t1" is delivered once more
    Then the client has gone on
    And the request to the model shows:
      | call | shows   |
      | t1   | summary |
      | t2   | full    |
    And in the request to the model each call has exactly one result
