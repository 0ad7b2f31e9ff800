Feature: The items of a pack and what is related to them

  @CP-S-12
  Scenario: Every member of an item is there
    Given the context tool finds something for "a goal that matches"
    When the context tool is called for "a goal that matches" with:
      | {}                                    |
      | {"limit": 50, "layer": "deep_search"} |
      | {"intent": "general", "limit": 50}    |
      | {"layer": "wake"}                     |
      | {"include_related": false}            |
    Then each item has:
      | at       | must be                                  |
      | the item | valid by its schema, related items aside |
      | /reason  | text, not blank                          |

  @CP-S-36
  Scenario: The scores tell something
    Given the context tool finds something for "a goal that matches"
    When the context tool is called for "a goal that matches" with:
      | {}                                    |
      | {"limit": 50, "layer": "deep_search"} |
      | {"layer": "wake"}                     |
    Then each pack has:
      | at     | must be   |
      | scores | not all 0 |

  @CP-S-13
  Scenario: A related item is one hop away
    Given the context tool finds items with related ones for "a goal that matches"
    When the context tool is called for "a goal that matches" with:
      | {}                                                        |
      | {"limit": 50, "related_limit": 5}                         |
      | {"limit": 50, "related_limit": 50, "layer": "deep_search"} |
    Then each related item has:
      | at        | must be                              |
      | the item  | valid by the schema of related items |
      | /distance | exactly 1                            |

  @CP-S-13
  Scenario Outline: No more than <limit> related items when so many are asked for
    Given the context tool finds items with related ones for "a goal that matches"
    When the context tool is called for "a goal that matches" with:
      | {"limit": 50, "related_limit": <limit>} |
    Then no item has more than <limit> related items

    Examples:
      | limit |
      | 0     |
      | 1     |
      | 2     |
      | 5     |

  @CP-S-13
  Scenario: No more than three related items when nothing is said
    Given the context tool finds items with related ones for "a goal that matches"
    When the context tool is called for "a goal that matches" with:
      | {}                                    |
      | {"limit": 50, "layer": "deep_search"} |
    Then no item has more than 3 related items

  @CP-S-39
  Scenario: Related items come along, three of them, when nothing is said
    Given the context tool finds items with more related ones than by default for "a goal that matches"
    When the context tool is called for "a goal that matches" with:
      | {"limit": 50}                          |
      | {"limit": 50, "related_limit": 3}      |
      | {"limit": 50, "include_related": true} |
    Then each pack has:
      | at            | must be                           |
      | related items | as many as those of the next pack |

  @CP-S-42
  Scenario: The limit of related items counts for each item alone
    Given the context tool finds items with related ones for "a goal that matches"
    When the context tool is called for "a goal that matches" with:
      | {"limit": 50, "related_limit": 1}  |
      | {"limit": 50, "related_limit": 3}  |
      | {"limit": 50, "related_limit": 50} |
    Then each pack has:
      | at            | must be                                               |
      | related items | those of each item in the last pack, up to its limit |

  @CP-S-14
  Scenario: Related items can be left out
    Given the context tool finds items with related ones for "a goal that matches"
    When the context tool is called for "a goal that matches" with:
      | {"include_related": false}                                    |
      | {"include_related": false, "related_limit": 5, "limit": 50}   |
      | {"include_related": false, "layer": "deep_search"}            |
    Then each item has:
      | at       | must be    |
      | /related | exactly [] |
