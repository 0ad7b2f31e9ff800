Feature: A pack says what it was asked for

  @CP-S-03
  Scenario: Every member of the response is there
    When the context tool is called for "a goal that matches" with:
      | {}                                          |
      | {"intent": "plan"}                          |
      | {"layer": "deep_search", "limit": 50}       |
      | {"domain": "$domain"}                       |
      | {"include_related": false, "limit": 1}      |
    Then each call is answered with a pack
    And each pack has:
      | at       | must be                                       |
      | the pack | valid by the response schema, its items aside |

  @CP-S-03
  Scenario: What was not given is null
    When the context tool is called for "a goal that matches" with:
      | {}                  |
      | {"intent": "debug"} |
    Then each pack has:
      | at       | must be      |
      | /domain  | exactly null |
      | /project | exactly null |

  @CP-S-35
  Scenario: The texts around the items say something
    Given the context tool finds something for "a goal that matches"
    When the context tool is called for "a goal that matches" with:
      | {}                                    |
      | {"limit": 50, "layer": "deep_search"} |
      | {"intent": "learn", "limit": 5}       |
    Then each pack has:
      | at          | must be                        |
      | /query      | text, not blank                |
      | /usage_hint | text, not blank                |
      | sections    | with titles that are not blank |

  @CP-S-04
  Scenario: The defaults are in force
    When the context tool is called for "a goal that matches" with:
      | {} |
    Then each pack has:
      | at      | must be                                            |
      | /goal   | the goal as it was asked, blanks at its ends aside |
      | /intent | exactly "build"                                    |
      | /layer  | exactly "recall"                                   |

  @CP-S-04
  Scenario: A goal that is long, has lines or is not ASCII comes back whole
    When the context tool is called with just:
      | {"goal": "First agree on the order of the steps, then move the accounts, then the sessions, then the tokens, and in the end take the old service down, but not before the last of its callers is known to have gone."} |
      | {"goal": "Move the accounts,\\nthen the tokens.\\n\tNothing  else."}  |
      | {"goal": "Größe der Schlüssel prüfen — 鍵を回す 🔑 \"now\" \\\\ <b>&amp;"} |
    Then each pack has:
      | at    | must be                                            |
      | /goal | the goal as it was asked, blanks at its ends aside |

  @CP-S-43
  Scenario: A goal of words in any script is made a query
    When the context tool is called with just:
      | {"goal": "Обновить ключи подписи"} |
      | {"goal": "署名鍵を更新する"}        |
      | {"goal": "تدوير مفاتيح التوقيع"}   |
      | {"goal": "서명 키 교체"}            |
    Then each call is answered with a pack
    And each pack has:
      | at     | must be                                            |
      | /goal  | the goal as it was asked, blanks at its ends aside |
      | /query | text, not blank                                    |

  @CP-S-05
  Scenario Outline: The intent <intent> is accepted and reported
    When the context tool is called for "a goal that matches" with:
      | {"intent": "<intent>"} |
    Then each call is answered with a pack
    And each pack has:
      | at      | must be            |
      | /intent | exactly "<intent>" |
      | /layer  | exactly "recall"   |

    Examples:
      | intent   |
      | build    |
      | plan     |
      | ideate   |
      | research |
      | debug    |
      | decide   |
      | learn    |
      | general  |

  @CP-S-05
  Scenario Outline: The layer <layer> is accepted and reported
    When the context tool is called for "a goal that matches" with:
      | {"layer": "<layer>"}                     |
      | {"layer": "<layer>", "intent": "learn"}  |
    Then each call is answered with a pack
    And each pack has:
      | at     | must be           |
      | /layer | exactly "<layer>" |

    Examples:
      | layer       |
      | wake        |
      | recall      |
      | deep_search |

  @CP-S-06
  Scenario: A domain is repeated
    When the context tool is called for "a goal that matches" with:
      | {"domain": "$domain"} |
    Then each pack has:
      | at      | must be           |
      | /domain | exactly "$domain" |

  @CP-S-06
  Scenario: A project is repeated
    When the context tool is called for "the goal of the scopes" with:
      | {"project": "$accessible"} |
    Then each pack has:
      | at       | must be               |
      | /project | exactly "$accessible" |

  @CP-S-33
  Scenario: A pack that comes twice is the same twice
    When the context tool is called for "a goal that matches" with:
      | {}                                    |
      | {"layer": "deep_search", "limit": 50} |
      | {"layer": "wake", "limit": 1}         |
    Then each pack has:
      | at       | must be                                    |
      | the pack | the same in structured content and in text |
