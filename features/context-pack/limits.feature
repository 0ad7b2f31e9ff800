Feature: The limit is brought into its range

  Whatever the number, the call succeeds, and the pack has from one to fifty items if anything matches at all.

  Background:
    Given the context tool finds something for "a goal that matches"

  @CP-S-07
  Scenario Outline: Limit <limit> gives from <least> to <most>
    When the context tool is called for "a goal that matches" with:
      | {"limit": <limit>}                         |
      | {"limit": <limit>, "layer": "deep_search"} |
    Then each call is answered with a pack
    And each pack has <least> to <most> items

    Examples:
      | limit      | least | most |
      | -2147483648 | 1     | 1    |
      | -5         | 1     | 1    |
      | 0          | 1     | 1    |
      | 1          | 1     | 1    |
      | 2          | 1     | 2    |
      | 40         | 1     | 40   |
      | 50         | 1     | 50   |
      | 51         | 1     | 50   |
      | 1000       | 1     | 50   |
      | 2147483647 | 1     | 50   |

  @CP-S-07
  Scenario: No limit gives at most twenty-four
    When the context tool is called for "a goal that matches" with:
      | {}                       |
      | {"layer": "deep_search"} |
    Then each call is answered with a pack
    And each pack has 1 to 24 items

  @CP-S-39
  Scenario: No limit is a limit of twenty-four
    Given the context tool finds more items than by default for "a goal that matches"
    When the context tool is called for "a goal that matches" with:
      | {}            |
      | {"limit": 24} |
    Then each pack has:
      | at    | must be                           |
      | items | as many as those of the next pack |

  @CP-S-08
  Scenario: Forty of as many matches are forty
    Given the context tool finds forty items or more for "a goal that matches"
    When the context tool is called for "a goal that matches" with:
      | {"limit": 40} |
    Then each pack has 40 to 40 items

  @CP-S-09
  Scenario: The total is the number of items
    When the context tool is called for "a goal that matches" with:
      | {}                                      |
      | {"limit": 1}                            |
      | {"limit": 40}                           |
      | {"limit": 1000, "layer": "deep_search"} |
      | {"include_related": false}              |
      | {"layer": "wake"}                       |
    Then each pack has:
      | at           | must be                             |
      | /total_items | the number of items in all sections |
