Feature: A deeper layer holds no less

  Background:
    Given the context tool finds something for "a goal that matches"

  @CP-S-17
  Scenario Outline: With <arguments> no layer has more items than the next
    When the context tool is called for "a goal that matches" with:
      | {<arguments>"layer": "wake"}        |
      | {<arguments>"layer": "recall"}      |
      | {<arguments>"layer": "deep_search"} |
    Then each pack has:
      | at    | must be                             |
      | items | no more than those of the next pack |

    Examples:
      | arguments                           |
      |                                     |
      | "limit": 50,                        |
      | "intent": "general", "limit": 12,   |
      | "intent": "decide",                 |
