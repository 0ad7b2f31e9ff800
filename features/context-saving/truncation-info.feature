Feature: Truncation info tells what was cut

  The info is held against the whole text, fetched before without limits, and against the text that came beside it.

  @CS-T-09
  Scenario: The four counts are those of the whole text and of what was kept
    Given each text is fetched whole
    When each text is asked for with:
      | head    | tail    | max_bytes |
      | 1       |         |           |
      | lines-1 |         |           |
      |         | 1       |           |
      |         | lines/2 |           |
      |         |         | bytes/2   |
      | lines/2 |         | bytes/2   |
      |         | lines/2 | bytes/2   |
    Then each text has:
      | at   | must be                                                    |
      | info | the bytes and lines of the whole text and of what was kept |

  @CS-T-10
  Scenario: The position is the end that was kept
    Given each text is fetched whole
    When each text is asked for with:
      | head    | tail    | max_bytes |
      | 1       |         |           |
      | lines-1 |         |           |
      |         | 1       |           |
      |         | lines-1 |           |
      |         |         | bytes/2   |
      | 1       | 1       |           |
      |         | lines/2 | bytes/2   |
    Then each text has:
      | at       | must be               |
      | position | the end that was kept |

  @CS-T-11
  Scenario: The flag is true exactly where there is info
    Given each text is fetched whole
    When each text is asked for with:
      | head    | tail    | max_bytes |
      | 1       |         |           |
      | lines   |         |           |
      |         | 1       |           |
      |         | lines   |           |
      |         |         | bytes/2   |
      |         |         | bytes     |
      |         | lines/2 | bytes/2   |
    Then each text has:
      | at        | must be                    |
      | truncated | true exactly where info is |
