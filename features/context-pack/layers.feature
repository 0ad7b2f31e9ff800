Feature: A deeper layer holds no less, and a domain or an intent makes a difference

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

  @CP-S-38
  Scenario: For a session's start a pack is compact, for research it is broad
    When the context tool is called for "a goal that matches" with:
      | {"layer": "wake"}        |
      | {"layer": "deep_search"} |
    Then each pack has:
      | at       | must be                        |
      | the pack | more compact than the last one |

  @CP-S-37
  Scenario: The intent shapes what comes first
    When the context tool is called for "a goal that matches" with:
      | {"intent": "build"}    |
      | {"intent": "plan"}     |
      | {"intent": "ideate"}   |
      | {"intent": "research"} |
      | {"intent": "debug"}    |
      | {"intent": "decide"}   |
      | {"intent": "learn"}    |
      | {"intent": "general"}  |
    Then each pack has:
      | at       | must be                      |
      | sections | not the same for all of them |

  @CP-S-40
  Scenario: A domain makes a difference
    When the context tool is called for "a goal that matches" with:
      | {}                      |
      | {"domain": "$domain"}   |
      | {"domain": "$made-up"}  |
    Then each call is refused, or its pack has:
      | at       | must be                      |
      | sections | not the same for all of them |

  @CP-S-41
  Scenario: What belongs to a domain comes first
    When the context tool is called for "the goal of the domains" with:
      | {"domain": "$named", "limit": 50}                       |
      | {"domain": "$another", "limit": 50}                     |
      | {"domain": "$named", "limit": 1}                        |
      | {"domain": "$another", "limit": 1}                      |
      | {"domain": "$named", "limit": 1, "intent": "research"}  |
    Then each pack has:
      | at       | must be                 |
      | the pack | of the domain asked for |
