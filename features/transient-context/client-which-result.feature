@client
Feature: Which of several waiting results a consumption collapses

  Background:
    Given a conversation with the client
    And a workflow step with these hints:
      | tool           | consumed by           |
      | search_records | store_analysis_memory |

  @TC-C-06
  Scenario: Oldest pending collapses first
    When the model calls, one after the other:
      | call | tool                  | result    |
      | t1   | search_records        | transient |
      | t2   | search_records        | transient |
      | t3   | search_records        | transient |
      | c1   | store_analysis_memory | consumed  |
    Then the request to the model shows:
      | call | shows   |
      | t1   | summary |
      | t2   | full    |
      | t3   | full    |
    When the model calls, one after the other:
      | call | tool                  | result   |
      | c2   | store_analysis_memory | consumed |
    Then the request to the model shows:
      | call | shows   |
      | t1   | summary |
      | t2   | summary |
      | t3   | full    |

  @TC-C-06
  Scenario: Old is what stands early in the conversation, not what arrived early
    When the model calls at once:
      | call | tool           | result                      |
      | t1   | search_records | transient, after the others |
      | t2   | search_records | transient                   |
    And the model calls, one after the other:
      | call | tool                  | result   |
      | c1   | store_analysis_memory | consumed |
    Then of "t1, t2" the one that stands first shows its summary, the rest is full

  @TC-C-18
  Scenario: Of two results of one turn, one collapses, to its own summary
    When the model calls at once:
      | call | tool           | result    |
      | t1   | search_records | transient |
      | t2   | search_records | transient |
    And the model calls, one after the other:
      | call | tool                  | result   |
      | c1   | store_analysis_memory | consumed |
    Then of "t1, t2" the one that stands first shows its summary, the rest is full
    When the model calls, one after the other:
      | call | tool                  | result   |
      | c2   | store_analysis_memory | consumed |
    Then the request to the model shows:
      | call | shows   |
      | t1   | summary |
      | t2   | summary |

  @TC-C-22
  Scenario: A result that is transient and consumes takes an earlier one, and waits itself
    Given a workflow step with these hints:
      | tool           | consumed by           |
      | search_records | find_records          |
      | find_records   | store_analysis_memory |
    When the model calls, one after the other:
      | call | tool           | result                 |
      | t1   | search_records | transient              |
      | t2   | find_records   | transient and consumed |
    Then the request to the model shows:
      | call | shows   |
      | t1   | summary |
      | t2   | full    |
    When the model calls, one after the other:
      | call | tool                  | result   |
      | c1   | store_analysis_memory | consumed |
    Then the request to the model shows:
      | call | shows   |
      | t2   | summary |

  @TC-C-22
  Scenario: A tool that is its own consumer never consumes the result that says so
    Given a workflow step with these hints:
      | tool         | consumed by  |
      | find_records | find_records |
    When the model calls, one after the other:
      | call | tool         | result                 |
      | t1   | find_records | transient and consumed |
    Then the request to the model shows:
      | call | shows |
      | t1   | full  |
    When the model calls, one after the other:
      | call | tool         | result                 |
      | t2   | find_records | transient and consumed |
    Then the request to the model shows:
      | call | shows   |
      | t1   | summary |
      | t2   | full    |

  @TC-C-11
  Scenario: A consumption with nothing waiting does nothing, now or later
    When the model calls, one after the other:
      | call | tool                  | result    |
      | c0   | store_analysis_memory | consumed  |
      | t1   | search_records        | transient |
      | m1   | recall_memory         | plain     |
    Then each request to the model since "t1" shows:
      | call | shows |
      | t1   | full  |
    When the model calls, one after the other:
      | call | tool                  | result    |
      | c1   | store_analysis_memory | consumed  |
      | c2   | store_analysis_memory | consumed  |
      | t2   | search_records        | transient |
    Then the client has gone on
    And the request to the model shows:
      | call | shows |
      | c0   | full  |
      | c2   | full  |
      | t2   | full  |
    And for comparison it shows:
      | call | shows   |
      | t1   | summary |
