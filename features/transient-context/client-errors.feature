@client
Feature: A consumer that fails consumes nothing

  Background:
    Given a conversation with the client
    And a workflow step with these hints:
      | tool           | consumed by           |
      | search_records | store_analysis_memory |

  @TC-C-04
  Scenario: Consumer isError does not collapse
    When the model calls, one after the other:
      | call | tool                  | result                 |
      | t1   | search_records        | transient              |
      | c1   | store_analysis_memory | consumed, isError true |
    Then the request to the model shows:
      | call | shows |
      | t1   | full  |
    When the model calls, one after the other:
      | call | tool                  | result   |
      | c2   | store_analysis_memory | consumed |
    Then the request to the model shows:
      | call | shows   |
      | t1   | summary |

  @TC-C-30
  Scenario: A transient result that reports failure does not wait to be consumed
    When the model calls, one after the other:
      | call | tool                  | result                  |
      | t1   | search_records        | transient, isError true |
      | t2   | search_records        | transient               |
      | c1   | store_analysis_memory | consumed                |
    Then each request to the model since "t1" shows:
      | call | shows |
      | t1   | full  |
    And for comparison it shows:
      | call | shows   |
      | t2   | summary |

  @TC-C-05
  Scenario Outline: A consumer call that ends in "<end>" leaves the result as it is
    When the model calls, one after the other:
      | call | tool                  | result    |
      | t1   | search_records        | transient |
      | c1   | store_analysis_memory | <end>     |
      | m1   | recall_memory         | plain     |
    Then each request to the model since "t1" shows:
      | call | shows |
      | t1   | full  |
    When the model calls, one after the other:
      | call | tool                  | result   |
      | c2   | store_analysis_memory | consumed |
    Then for comparison it shows:
      | call | shows   |
      | t1   | summary |

    Examples:
      | end            |
      | JSON-RPC error |
      | no answer      |
