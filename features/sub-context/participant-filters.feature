@participant
Feature: A participant filters its history in five ways

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
  Scenario: Everything
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
  Scenario: Main only
    Then the filter "main" keeps just:
      | m1 |
      | m5 |
      | m6 |

  @SC-P-07
  Scenario: One type
    Then the filter "types" for "reasoning" keeps just:
      | m1  |
      | m2  |
      | m3  |
      | m5  |
      | m6  |
      | m11 |

  @SC-P-07
  Scenario: Several types, one of them in no message
    Then the filter "types" for "workflow,planning" keeps just:
      | m1 |
      | m4 |
      | m5 |
      | m6 |

  @SC-P-08
  Scenario: Conclusions
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
  Scenario: A context inside another
    Then the filter "context" for "c2" keeps just:
      | m4 |

  @SC-P-13
  Scenario Outline: Only <id> is <id>
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
