@client
Feature: A consumed result gives way to its summary in requests to the model

  What a client makes of the marks shows in one place only: in what it sends to the model next. "Full" and "summary"
  below are seen there. A summary counts as a collapse only if the full result stood there before.

  Background:
    Given a conversation with the client
    And a workflow step with these hints:
      | tool           | consumed by           |
      | search_records | store_analysis_memory |

  @TC-C-01
  Scenario: A transient result stays whole until it is consumed
    When the model calls, one after the other:
      | call | tool           | result    |
      | t1   | search_records | transient |
      | m1   | recall_memory  | plain     |
      | m2   | recall_memory  | plain     |
    And the user says something more, if the client takes it
    And the model calls, one after the other:
      | call | tool           | result    |
      | t2   | search_records | transient |
      | m3   | recall_memory  | plain     |
    Then each request to the model since "t1" shows:
      | call | shows |
      | t1   | full  |
    And each request to the model since "t2" shows:
      | call | shows |
      | t2   | full  |

  @TC-C-02
  Scenario: The consumer reports consumption, the result shows its summary
    When the model calls, one after the other:
      | call | tool                  | result    |
      | t1   | search_records        | transient |
      | c1   | store_analysis_memory | consumed  |
    Then the request to the model shows:
      | call | shows   |
      | t1   | summary |
      | c1   | full    |

  @TC-C-02
  Scenario: A consumer that leaves out isError has succeeded
    When the model calls, one after the other:
      | call | tool                  | result                     |
      | t1   | search_records        | transient                  |
      | c1   | store_analysis_memory | consumed, isError left out |
    Then the request to the model shows:
      | call | shows   |
      | t1   | summary |

  @TC-C-02
  Scenario: Much is said between a result and its consumption
    When the model calls, one after the other:
      | call | tool           | result    |
      | m1   | recall_memory  | plain     |
      | t1   | search_records | transient |
      | m2   | recall_memory  | plain     |
    And the user says something more, if the client takes it
    And the model calls at once:
      | call | tool          | result |
      | m3   | recall_memory | plain  |
      | m4   | find_records  | plain  |
    And the model calls, one after the other:
      | call | tool                  | result   |
      | c1   | store_analysis_memory | consumed |
    Then the request to the model shows:
      | call | shows   |
      | t1   | summary |
      | m1   | full    |
      | m2   | full    |
      | m3   | full    |
      | m4   | full    |

  @TC-C-03
  Scenario: Nothing of a consumed result is sent again, in whatever form it came
    When the model calls, one after the other:
      | call | tool                  | result                   |
      | t1   | search_records        | transient, in every form |
      | c1   | store_analysis_memory | consumed                 |
      | m1   | recall_memory         | plain                    |
    And the user says something more, if the client takes it
    And the model calls, one after the other:
      | call | tool           | result    |
      | t2   | search_records | transient |
    Then no request to the model since "c1" holds any part of "t1"
    And for comparison it shows:
      | call | shows   |
      | t1   | summary |
      | t2   | full    |

  @TC-C-13
  Scenario: A collapse changes the content of one message and nothing else
    When the model calls, one after the other:
      | call | tool           | result    |
      | m1   | recall_memory  | plain     |
      | t1   | search_records | transient |
    And the model calls at once:
      | call | tool           | result    |
      | m2   | recall_memory  | plain     |
      | t2   | search_records | transient |
      | m3   | find_records   | plain     |
    And the model calls, one after the other:
      | call | tool                  | result   |
      | c1   | store_analysis_memory | consumed |
    Then "c1" has changed nothing but the content of "t1"
    And in the request to the model each call has exactly one result
    And for comparison it shows:
      | call | shows   |
      | t1   | summary |
      | t2   | full    |

  @TC-C-13
  Scenario: A collapse among parallel results stays in its place
    When the model calls at once:
      | call | tool           | result                       |
      | m1   | recall_memory  | plain                        |
      | t1   | search_records | transient, after the others  |
      | m2   | find_records   | plain                        |
    And the user says something more, if the client takes it
    And the model calls, one after the other:
      | call | tool                  | result   |
      | m3   | recall_memory         | plain    |
      | c1   | store_analysis_memory | consumed |
    Then "c1" has changed nothing but the content of "t1"
    And in the request to the model each call has exactly one result
    And for comparison it shows:
      | call | shows   |
      | t1   | summary |
