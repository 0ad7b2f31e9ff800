@participant
Feature: A participant groups messages into contexts

  What it shows of its contexts is held against the messages that arrived: which context each is in, how deep that one lies, and
  whether it is concluded.

  Background:
    Given a participant that remembers nothing

  @SC-P-10
  Scenario: A context is there from its first message on, and holds each once
    When these arrive:
      | message | from | kind       | context                                                |
      | m1      | ben  | chat       |                                                        |
      | m2      | ben  | reflection | {"id":"c1","type":"reasoning"}                         |
      | m3      | cem  | reflection | {"id":"c2","type":"reasoning","parent":"c1"}           |
      | m4      | cem  | reflection | {"id":"c1"}                                            |
      | m5      | ben  | chat       | null                                                   |
      | m6      | ben  | conclusion | {"id":"c1","type":"reasoning","metadata":{"sure":0.9}} |
      | m7      | ben  | reflection | {"id":"c3"}                                            |
    Then it takes all of them
    And its contexts are:
      | context | depth | parent | messages | concluded |
      | "c1"    | 1     | -      | m2 m4 m6 | false     |
      | "c2"    | 2     | c1     | m3       | false     |
      | "c3"    | 1     | -      | m7       | false     |

  @SC-P-10
  Scenario: A context concludes after a quiet time, and begins anew
    When these arrive:
      | message | context     |
      | m1      | {"id":"c1"} |
      | m2      | {"id":"c2"} |
    And half the idle time passes
    And these arrive:
      | message | context     |
      | m3      | {"id":"c1"} |
    Then its contexts are:
      | context | messages | concluded |
      | "c1"    | m1 m3    | false     |
      | "c2"    | m2       | false     |
    When half the idle time passes
    And half the idle time passes
    Then its contexts are:
      | context | messages | concluded |
      | "c1"    | m1 m3    | true      |
      | "c2"    | m2       | true      |
    When these arrive:
      | message | context     |
      | m4      | {"id":"c1"} |
    Then it takes all of them
    And its contexts are:
      | context | messages | concluded |
      | "c1"    | m4       | false     |
      | "c2"    | m2       | true      |

  @SC-P-16
  Scenario: A context that messages refer to does not conclude
    When these arrive:
      | message | context     |
      | m1      | {"id":"c1"} |
      | m2      | {"id":"c2"} |
      | m3      | {"id":"c3"} |
    And half the idle time passes
    And these arrive:
      | message | context                    | members                 |
      | m4      | {"id":"c4","parent":"c1"}  |                         |
      | m5      |                            | {"correlation_id":"c2"} |
    And half the idle time passes
    Then its contexts are:
      | context | concluded |
      | "c1"    | false     |
      | "c2"    | false     |
      | "c3"    | true      |
      | "c4"    | false     |

  @SC-P-11
  Scenario: Parents in a circle, of themselves, or never seen end the chain
    When these arrive:
      | message | context                        |
      | m1      | {"id":"a","parent":"b"}        |
      | m2      | {"id":"b","parent":"a"}        |
      | m3      | {"id":"d","parent":"d"}        |
      | m4      | {"id":"e","parent":"nowhere"}  |
      | m5      | {"id":"f","parent":"h"}        |
      | m6      | {"id":"g","parent":"f"}        |
      | m7      | {"id":"h","parent":"g"}        |
      | m8      | {"id":"i","parent":"f"}        |
    Then its contexts include:
      | context |
      | "a"     |
      | "b"     |
      | "d"     |
      | "e"     |
      | "f"     |
      | "g"     |
      | "h"     |
      | "i"     |

  @SC-P-11
  Scenario: A chain of three contexts is shown
    When a chain of 3 contexts arrives, each inside the one before
    Then it shows the chain of 3 as it is

  @SC-P-11
  Scenario: A chain of forty contexts is shown, or refused in words
    When a chain of 40 contexts arrives, each inside the one before
    Then it shows the chain of 40 as it is, or refuses in words

  @SC-P-11 @flood
  Scenario: A chain of a hundred thousand contexts is shown, or refused in words
    When a chain of 100000 contexts arrives, each inside the one before
    Then it shows the chain of 100000 as it is, or refuses in words

  @SC-P-12
  Scenario Outline: The limit of <limit> is told when it is passed
    Then it says so when one context more arrives than its limit of "<limit>"

    Examples:
      | limit    |
      | depth    |
      | contexts |

  @SC-P-13
  Scenario: Six ids that are nearly equal are six contexts
    When these arrive:
      | message    | context             |
      | plain      | {"id":"café"}       |
      | upper-case | {"id":"CAFÉ"}       |
      | composed   | {"id":"cafe\u0301"} |
      | blank      | {"id":"café "}      |
      | invisible  | {"id":"ca\u200bfé"} |
      | width      | {"id":"ｃafé"}       |
    Then its contexts are:
      | context       | messages   |
      | "café"        | plain      |
      | "CAFÉ"        | upper-case |
      | "cafe\u0301"  | composed   |
      | "café "       | blank      |
      | "ca\u200bfé"  | invisible  |
      | "ｃafé"        | width      |
