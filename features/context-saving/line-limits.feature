Feature: A tool that returns text takes head and tail

  What comes back is held against the whole text, fetched before without limits; that of a JSON value is told by its cuts. In the tables, numbers are sent as they are
  written; `lines` and `bytes` are those of the whole text, `bytes` beside head or tail those of the lines that these leave.

  @CS-T-01
  Scenario: All three limits are offered as numbers
    Then each truncating tool offers these as numbers, and requires none of them:
      | head      |
      | tail      |
      | max_bytes |

  @CS-T-18
  Scenario: All three limits are offered as whole numbers
    Then each truncating tool offers these as numbers of type integer:
      | head      |
      | tail      |
      | max_bytes |

  @CS-T-02
  Scenario: Who asks for no limit gets no truncation info
    Given each text is fetched whole
    And each text comes with its info when it is cut
    Then each text has:
      | at                 | must be               |
      | info and truncated | absent without limits |

  @CS-T-19
  Scenario: Who asks for no limit gets no member for a cut either
    Given each text is fetched whole
    And each text comes with its info when it is cut
    Then each text has:
      | at                 | must be            |
      | info and truncated | left out, not null |

  @CS-T-02
  Scenario: Who asks for no limit gets every byte
    Given each text is fetched whole
    When each text is asked for with:
      | head | tail | max_bytes |
      | 1    |      |           |
      |      | 1    |           |
      |      |      | 1         |
    Then each text has:
      | at             | must be                             |
      | original_bytes | at most the bytes of the whole text |

  @CS-T-03
  Scenario Outline: A limit of <head><tail> keeps so many lines from the <end>
    Given each text is fetched whole
    When each text is asked for with:
      | head   | tail   |
      | <head> | <tail> |
    Then each text has:
      | at   | must be                                           |
      | text | what head, or else tail, leaves of the whole text |

    Examples:
      | head    | tail    | end   |
      | 1       |         | start |
      | 2       |         | start |
      | lines/2 |         | start |
      | lines-1 |         | start |
      |         | 1       | end   |
      |         | 2       | end   |
      |         | lines/2 | end   |
      |         | lines-1 | end   |

  @CS-T-03
  Scenario: A limit of 3.0 lines is taken as 3, or refused
    Given each text is fetched whole
    When each text is asked for with:
      | head | tail |
      | 3.0  |      |
      |      | 3.0  |
    Then each call is refused, or its text has:
      | at   | must be                                           |
      | text | what head, or else tail, leaves of the whole text |

  @CS-T-04
  Scenario: Limits that the text does not reach cut nothing
    Given each text is fetched whole
    When each text is asked for with:
      | head    | tail    | max_bytes |
      | lines   |         |           |
      | lines+1 |         |           |
      |         | lines   |           |
      |         | lines+1 |           |
      |         |         | bytes     |
      |         |         | bytes+1   |
      | lines   |         | bytes     |
    Then each text has:
      | at   | must be        |
      | text | the whole text |
    And each text comes with its info when it is cut
    And each text has:
      | at                 | must be |
      | info and truncated | absent  |

  @CS-T-04
  Scenario: Large numbers are limits out of reach and nothing else
    Given each text is fetched whole
    When each text is asked for with:
      | head             | tail                | max_bytes            |
      | 9007199254740993 |                     |                      |
      |                  | 9223372036854775807 |                      |
      |                  |                     | 18446744073709551615 |
    Then each call is refused by the name of its parameter, or its text has:
      | at                 | must be        |
      | text               | the whole text |
      | info and truncated | absent         |

  @CS-T-05
  Scenario: Beside head, tail changes nothing
    Given each text is fetched whole
    When each text is asked for with:
      | head    | tail    |
      | 1       | 1       |
      | 1       | 2       |
      | 2       | 1       |
      | lines/2 | lines-1 |
      | lines-1 | 1       |
      | lines   | 1       |
      | lines+1 | 1       |
    Then each text has:
      | at   | must be                                           |
      | text | what head, or else tail, leaves of the whole text |
