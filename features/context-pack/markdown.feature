Feature: The Markdown of a pack renders that pack

  Background:
    Given the context tool finds something for "a goal that matches"

  @CP-S-15
  Scenario: It names the goal and its sections
    When the context tool is called for "a goal that matches" with:
      | {}                                 |
      | {"limit": 1}                       |
      | {"intent": "general", "limit": 50} |
    Then each pack has:
      | at        | must be                                                |
      | /markdown | text, not blank                                        |
      | /markdown | text that names the goal                               |
      | /markdown | text that names the section of each item that it names |

  @CP-S-15
  Scenario: It names no item of another pack
    Given the items are known that the context tool finds for "a goal that matches" with:
      | {"limit": 50, "layer": "deep_search"} |
      | {"intent": "general", "limit": 50}    |
      | {"intent": "research", "limit": 50}   |
    When the context tool is called for "a goal that matches" with:
      | {"limit": 1}                   |
      | {"limit": 5}                   |
      | {"limit": 5, "intent": "plan"} |
    Then each pack has:
      | at        | must be                                           |
      | /markdown | text that names no known item that the pack lacks |

  @CP-S-16
  Scenario: It names every item
    When the context tool is called for "a goal that matches" with:
      | {}                                    |
      | {"limit": 50, "layer": "deep_search"} |
    Then each pack has:
      | at        | must be                    |
      | /markdown | text that names every item |
