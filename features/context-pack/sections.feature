Feature: A pack is grouped by facet

  Background:
    When the context tool is called for "a goal that matches" with:
      | {}                                                         |
      | {"intent": "plan"}                                         |
      | {"intent": "ideate"}                                       |
      | {"intent": "research", "layer": "deep_search", "limit": 50} |
      | {"intent": "debug"}                                        |
      | {"intent": "decide"}                                       |
      | {"intent": "learn"}                                        |
      | {"intent": "general", "limit": 50}                         |
      | {"layer": "wake"}                                          |

  @CP-S-10
  Scenario: A facet has one section, and its items have that facet
    Then each pack has:
      | at       | must be            |
      | sections | one for each facet |
    And each item has:
      | at     | must be             |
      | /facet | that of its section |

  @CP-S-11
  Scenario: Nothing in a pack is there for nothing
    Then each pack has:
      | at       | must be            |
      | sections | none without items |
    And each item has:
      | at  | must be                           |
      | /id | that of no other item in the pack |

  @CP-S-34
  Scenario: The facets are those of the list
    Then each pack has:
      | at       | must be                         |
      | sections | of facets that the source lists |
