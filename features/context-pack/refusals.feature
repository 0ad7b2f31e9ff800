Feature: What the context tool refuses

  @CP-S-19
  Scenario: A call without a goal
    Given the context tool finds something for "a goal that matches"
    When the context tool is called with just:
      | {}                                  |
      | {"intent": "build", "limit": 5}     |
    Then each call is refused

  @CP-S-20
  Scenario: A goal of blanks
    Given the context tool finds something for "a goal that matches"
    When the context tool is called with just:
      | {"goal": ""}          |
      | {"goal": "   "}       |
      | {"goal": "\t\\n "}     |
    Then each call is refused

  @CP-S-21
  Scenario Outline: An <argument> of <value>, which is not listed
    When the context tool is called for "a goal that matches" with:
      | {"<argument>": "<value>"} |
    Then each call is refused, or its pack has:
      | at          | must be                  |
      | /<argument> | one of the listed values |

    Examples:
      | argument | value                |
      | intent   | context-tck-no-such  |
      | intent   | BUILD                |
      | intent   |                      |
      | layer    | context-tck-no-such  |
      | layer    | Recall               |
      | layer    | deep search          |

  @CP-S-22
  Scenario: null for what may be left out
    When the context tool is called for "a goal that matches" with:
      | {"intent": null}                  |
      | {"layer": null}                   |
      | {"domain": null}                  |
      | {"project": null}                 |
      | {"agent_id": null}                |
      | {"limit": null}                   |
      | {"include_related": null}         |
      | {"related_limit": null}           |
      | {"domain": null, "project": null} |
    Then each call is refused, or its pack has:
      | at       | must be                          |
      | the pack | the one of the call without null |

  @CP-S-23
  Scenario: Nobody gets a pack without the token of an organisation
    Given the context tool finds something for "a goal that matches"
    When the context tool is called for "a goal that matches" without a token
    Then each call is refused

  @CP-S-24
  Scenario: The missing organisation is named
    Given the context tool finds something for "a goal that matches"
    When the context tool is called for "a goal that matches" without a token
    Then each refusal says "Organization context required"
