Feature: Projects bound what a pack may hold

  @CP-S-25
  Scenario: A project out of reach is refused
    Given the context tool finds something of the project for "the goal of the scopes"
    When the context tool is called for "the goal of the scopes" with:
      | {"project": "$foreign"}                                       |
      | {"project": "$foreign", "layer": "deep_search", "limit": 50}  |
    Then each call is refused

  @CP-S-26
  Scenario: The refusal names the project
    When the context tool is called for "the goal of the scopes" with:
      | {"project": "$foreign"} |
    Then each refusal says "Project access denied: $foreign"

  @CP-S-27
  Scenario: Leaving the project out does not widen the view
    When the context tool is called for "the goal of the scopes" with:
      | {"limit": 50}                                             |
      | {"limit": 50, "layer": "deep_search"}                     |
      | {"limit": 50, "intent": "general", "related_limit": 50}   |
      | {"limit": 50, "layer": "wake"}                            |
    Then each pack has:
      | at       | must be                                         |
      | the pack | without items and words of the foreign project |

  @CP-S-28
  Scenario: A refusal does not tell whether the project exists
    When the context tool is called for "the goal of the scopes" with:
      | {"project": "$foreign"} |
      | {"project": "$foreign"} |
      | {"project": "$unknown"} |
    Then the refusals differ in nothing but "$foreign" and "$unknown"

  @CP-S-30
  Scenario: With a project the active work is that project's
    Given the context tool finds active work of other projects for "the goal of the scopes"
    When the context tool is called for "the goal of the scopes" with:
      | {"project": "$accessible"}              |
      | {"project": "$accessible", "limit": 50} |
    Then each pack has:
      | at          | must be                                     |
      | active work | that of the project asked for, and no other |
