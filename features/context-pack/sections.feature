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
    Then no facet of a pack has two sections
    And each item of a pack has the facet of its section

  @CP-S-11
  Scenario: Nothing in a pack is there for nothing
    Then no section of a pack is empty
    And no item comes twice in a pack

  @CP-S-34
  Scenario: The facets are those of the list
    Then each facet of a pack is one of the eleven
