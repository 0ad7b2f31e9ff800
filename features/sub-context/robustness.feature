@gateway
Feature: One participant cannot spoil a gateway for the others

  That the others are still served shows in a message of each that reaches all the rest, after whatever one of them did.

  Background:
    Given "ann", "ben" and "cem" have joined

  @SC-G-13
  Scenario Outline: <what> in a frame costs its sender an error, and the others nothing
    Given "ann" sends a message in a context, and everybody gets it
    When "ann" sends "<what>" in a frame
    Then "ann" is told of an error
    And everybody but "ann" is still connected and served

    Examples:
      | what                    |
      | broken JSON             |
      | two JSON values         |
      | words                   |
      | a list                  |
      | a text                  |
      | null                    |
      | nothing                 |
      | binary data             |
      | bytes that are no UTF-8 |
      | a reserved opcode       |
      | reserved bits           |

  @SC-G-13
  Scenario: Who goes away in the middle of a frame takes nobody along
    Given "ann" sends a message in a context, and everybody gets it
    When "ann" sends "half a message before going away" in a frame
    Then everybody but "ann" is still connected and served

  @SC-G-16 @flood
  Scenario: After ten thousand contexts, messages in old and new ones arrive or are refused in words
    When "ann" sends 10000 messages, each in a context of its own
    Then everybody but "ann" is still connected and served
    When "dan" has joined too
    And these are sent:
      | message | from | context                                |
      | known   | ben  | {"id":"{run}-c1","type":"reasoning"}   |
      | new     | cem  | {"id":"{run}-late","type":"reasoning"} |
      | his own | dan  | {"id":"{run}-dan"}                     |
    Then each reaches every other participant, or its sender is told of an error

  @SC-G-16
  Scenario Outline: Metadata <levels> levels deep arrives, or is refused in words
    When "ann" sends a message whose context has <levels> levels of metadata
    Then each reaches every other participant, or its sender is told of an error
    And everybody but "ann" is still connected and served

    Examples:
      | levels |
      | 100    |
      | 1000   |

  @SC-G-16
  Scenario: A context of one MiB arrives, or is refused in words
    When "ann" sends a message whose context has 1024 KiB of metadata
    Then each reaches every other participant, or its sender is told of an error
    And everybody but "ann" is still connected and served
