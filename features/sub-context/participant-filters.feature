@participant
Feature: A participant filters its history in five ways

  What a filter keeps is held against the messages that arrived, each of them named; a text is equal character by character.

  Background:
    Given a participant that remembers nothing
    And these arrive:
      | message | kind       | context                                           |
      | m1      | chat       |                                                   |
      | m2      | reflection | {"id":"c1","type":"reasoning"}                    |
      | m3      | conclusion | {"id":"c1","type":"reasoning"}                    |
      | m4      | reflection | {"id":"c2","type":"workflow","parent":"c1"}       |
      | m5      | conclusion |                                                   |
      | m6      | chat       | null                                              |
      | m7      | reflection | {"id":"c3"}                                       |
      | m8      | conclusion | {"id":"c3","metadata":{"type":"reasoning"}}       |
      | m9      | reflection | {"id":"C1","type":"Reasoning"}                    |
      | m10     | reflection | {"id":"c1 ","type":"reasoning "}                  |
      | m11     | conclusion | {"id":"c1","type":"reasoning","parent":"c2"}      |

  @SC-P-05
  Scenario: "Everything" keeps every message
    Then the filter "everything" keeps just:
      | m1  |
      | m2  |
      | m3  |
      | m4  |
      | m5  |
      | m6  |
      | m7  |
      | m8  |
      | m9  |
      | m10 |
      | m11 |

  @SC-P-06
  Scenario: "Main" keeps what is in no context
    Then the filter "main" keeps just:
      | m1 |
      | m5 |
      | m6 |

  @SC-P-07
  Scenario: A type keeps the contexts of that type, and what is in none
    Then the filter "types" for "reasoning" keeps just:
      | m1  |
      | m2  |
      | m3  |
      | m5  |
      | m6  |
      | m11 |

  @SC-P-07
  Scenario: Several types keep the contexts of any of them, and what is in none
    Then the filter "types" for "workflow,planning" keeps just:
      | m1 |
      | m4 |
      | m5 |
      | m6 |

  @SC-P-08
  Scenario: "Conclusions" keeps what concludes a context, and nothing else
    Then the filter "conclusions" keeps just:
      | m3  |
      | m8  |
      | m11 |

  @SC-P-09
  Scenario: One context, and none of those inside it
    Then the filter "context" for "c1" keeps just:
      | m2  |
      | m3  |
      | m11 |

  @SC-P-09
  Scenario: One context, and not the one around it
    Then the filter "context" for "c2" keeps just:
      | m4 |

  @SC-P-13
  Scenario Outline: The context <id> is none of those that are nearly equal
    Given a participant that remembers nothing
    And these arrive:
      | message    | context                          |
      | plain      | {"id":"café"}                    |
      | upper case | {"id":"CAFÉ"}                    |
      | composed   | {"id":"cafe\u0301"}              |
      | blank      | {"id":"café "}                   |
      | invisible  | {"id":"ca\u200bfé"}              |
      | width      | {"id":"ｃafé"}                    |
    Then the filter "context" for "<id>" keeps just:
      | <message> |

    Examples:
      | id    | message    |
      | café  | plain      |
      | CAFÉ  | upper case |
      | ｃafé  | width      |
