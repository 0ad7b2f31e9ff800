Feature: What packs remember, and what is remembered of them

  @CP-S-29
  Scenario: An agent's diary comes beside the rest
    Given the context tool finds something for "the goal of the diary"
    When the context tool is called for "the goal of the diary" with:
      | {"limit": 50}                       |
      | {"limit": 50, "agent_id": "$agent"} |
    Then the second pack shows the diary and what the first shows, and later ones without the agent nothing of it

  @CP-S-31
  Scenario: Each call leaves one audit entry
    Then each call for "a goal that matches" leaves one entry in the audit:
      | {}                                                 |
      | {}                                                 |
      | {"layer": "wake"}                                  |
      | {"layer": "deep_search", "limit": 50}              |
      | {"intent": "research", "include_related": false}   |
    And each call for "a goal that matches nothing" leaves one entry in the audit:
      | {}                |
      | {"layer": "wake"} |

  @CP-S-32
  Scenario: What was remembered is found
    Then what is remembered anew in Latin letters is in a pack for a goal that it fits

  @CP-S-32
  Scenario: What was remembered in letters beyond ASCII is found
    Then what is remembered anew in Cyrillic letters is in a pack for a goal that it fits
