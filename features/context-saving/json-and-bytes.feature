Feature: Output that is JSON, and output that is no text

  A value is held against the whole one, fetched before without limits. A piece of JSON is no JSON, so what was cut comes as a
  text with `truncated: true` beside it.

  @CS-T-15
  Scenario: A JSON value comes whole, or as a text that says it was cut
    Given each JSON value is fetched whole
    When each text is asked for with:
      | head | tail | max_bytes |
      |      |      | 1         |
      |      |      | 3         |
      |      |      | 8         |
      |      |      | bytes/2   |
      |      |      | bytes-1   |
      |      |      | bytes     |
      |      |      | 1000000   |
      | 1    |      |           |
      |      | 1    |           |
    Then each text has:
      | at          | must be                                     |
      | whole value | no text that spells out JSON                |
      | value       | the whole value, or a text beside truncated |

  @CS-T-16
  Scenario Outline: Output with <edge> still makes answers in valid JSON
    Given each text with "<edge>" is fetched whole
    When each text is asked for with:
      | head | tail | max_bytes |
      | 1    |      |           |
      |      | 1    |           |
      |      |      | 1         |
      |      |      | bytes/2   |
      |      |      | bytes-1   |
    Then each text has:
      | at     | must be                   |
      | answer | valid JSON in valid UTF-8 |

    Examples:
      | edge                                 |
      | control characters or replaced bytes |
      | an escape spelt out                  |
