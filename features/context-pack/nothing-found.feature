Feature: Nothing matches

  @CP-S-18
  Scenario: An empty pack is a pack
    When the context tool is called for "a goal that matches nothing" with:
      | {}                                    |
      | {"layer": "deep_search", "limit": 50} |
      | {"layer": "wake", "intent": "learn"}  |
    And only packs without items are looked at
    Then each call is answered with a pack
    And each pack has:
      | at           | must be                                       |
      | /total_items | exactly 0                                     |
      | /markdown    | text                                          |
      | /usage_hint  | text                                          |
      | /domain      | exactly null                                  |
      | /project     | exactly null                                  |
      | the pack     | valid by the response schema, its items aside |
