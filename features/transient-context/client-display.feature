@client @driver
Feature: What the user sees of collapsed results

  Background:
    Given a conversation with the client
    And a workflow step with these hints:
      | tool           | consumed by           |
      | search_records | store_analysis_memory |

  @TC-C-25
  Scenario: Full until consumed, then a closed block that can be opened
    When the model calls, one after the other:
      | call | tool           | result                   |
      | t1   | search_records | transient, in every form |
    Then the screen shows:
      | call | as   | text  |
      | t1   | full | whole |
    When the model calls, one after the other:
      | call | tool                  | result   |
      | c1   | store_analysis_memory | consumed |
    Then the screen shows:
      | call | as        | text    |
      | t1   | collapsed | summary |
    When the user opens "t1"
    Then the screen shows:
      | call | as       | text  |
      | t1   | expanded | whole |

  @TC-C-26
  Scenario: The opened original is for reading only, and for the user only
    When the model calls, one after the other:
      | call | tool                  | result    |
      | t1   | search_records        | transient |
      | c1   | store_analysis_memory | consumed  |
    And the user opens "t1"
    Then for comparison the screen shows:
      | call | as       | text  |
      | t1   | expanded | whole |
    And the screen shows:
      | call | editable |
      | t1   | no       |
    When the model calls, one after the other:
      | call | tool          | result |
      | m1   | recall_memory | plain  |
    Then no request to the model since "c1" holds any part of "t1"
    And for comparison it shows:
      | call | shows   |
      | t1   | summary |

  @TC-C-27
  Scenario: Without the setting there is no badge
    When the model calls, one after the other:
      | call | tool                  | result    |
      | t1   | search_records        | transient |
      | t2   | search_records        | transient |
      | c1   | store_analysis_memory | consumed  |
    Then the screen shows:
      | call | badges |
      | t1   | none   |
      | t2   | none   |
      | c1   | none   |
    When the user switches "Show context hints" on
    Then for comparison the screen shows some badge
    When the user switches "Show context hints" off
    Then the screen shows:
      | call | badges |
      | t1   | none   |
      | t2   | none   |
      | c1   | none   |

  @TC-C-28
  Scenario: With the setting each badge stands on its own result, in its colour
    Given the user switches "Show context hints" on
    When the model calls, one after the other:
      | call | tool                  | result    |
      | m1   | recall_memory         | plain     |
      | t1   | search_records        | transient |
      | t2   | search_records        | transient |
    Then the screen shows:
      | call | badges          |
      | m1   | none            |
      | t1   | transient amber |
      | t2   | transient amber |
    When the model calls, one after the other:
      | call | tool                  | result                 |
      | n1   | store_analysis_memory | consumed, isError true |
      | n2   | store_analysis_memory | plain                  |
    Then the screen shows:
      | call | badges          |
      | t1   | transient amber |
      | n1   | none            |
      | n2   | none            |
    When the model calls, one after the other:
      | call | tool                  | result   |
      | c1   | store_analysis_memory | consumed |
    Then the screen shows:
      | call | badges          |
      | m1   | none            |
      | t1   | collapsed gray  |
      | t2   | transient amber |
      | c1   | consumed green  |

  @TC-C-29
  Scenario: A summary is shown as the text it is
    When the model calls, one after the other:
      | call | tool                  | result    | summary                                                              |
      | t1   | search_records        | transient | "15 <b>bold</b> <img src=x onerror=alert(1)> [link](https://a.test)" |
      | t2   | search_records        | transient | "12 \u001b[31mred\u001b[0m records"                                  |
      | c1   | store_analysis_memory | consumed  |                                                                      |
      | c2   | store_analysis_memory | consumed  |                                                                      |
    Then for comparison the screen shows:
      | call | as        |
      | t1   | collapsed |
      | t2   | collapsed |
    And the screen shows:
      | call | text                 |
      | t1   | summary              |
      | t2   | words of the summary |
