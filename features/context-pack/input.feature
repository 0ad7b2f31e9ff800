Feature: The arguments that the context tool declares

  A client learns from tools/list what it may ask for.

  @CP-S-01
  Scenario: Only the goal is required
    Then the context tool declares:
      | argument | type   | required        |
      | goal     | string | it, and no other |

  @CP-S-02
  Scenario: Every other argument is declared
    Then the context tool declares:
      | argument        | type            | values                                                         | default  |
      | intent          | string          | build, plan, ideate, research, debug, decide, learn, general   | "build"  |
      | layer           | string          | wake, recall, deep_search                                      | "recall" |
      | domain          | string          |                                                                |          |
      | project         | string          |                                                                |          |
      | agent_id        | string          |                                                                |          |
      | limit           | number, integer |                                                                | 24       |
      | include_related | boolean         |                                                                | true     |
      | related_limit   | number, integer |                                                                | 3        |
