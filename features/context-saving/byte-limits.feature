Feature: max_bytes bounds what comes back

  What comes back is held against the whole text, fetched before without limits. In the tables, `bytes/2` is about half of
  that text, between two characters; beside head or tail, `bytes` are those of the lines that these leave.

  @CS-T-06
  Scenario: No answer is larger than asked for, with or without a line limit
    Given each text is fetched whole
    When each text is asked for with:
      | head    | tail    | max_bytes |
      |         |         | bytes/2   |
      |         |         | bytes-1   |
      | lines/2 |         | bytes/2   |
      |         | lines/2 | bytes/2   |
    Then each text has:
      | at   | must be                |
      | text | at most max_bytes long |

  @CS-T-06
  Scenario: Line limits come first, bytes cut what they leave
    Given each text is fetched whole
    When each text is asked for with:
      | head    | tail    | max_bytes |
      | lines/2 |         | bytes/2   |
      |         | lines/2 | bytes/2   |
      |         | 2       | bytes/2   |
      |         | 1       | bytes     |
      | 1       |         | bytes     |
      | 2       |         | bytes-1   |
      |         | 2       | bytes-1   |
    Then each text has:
      | at   | must be                                               |
      | text | a part of what head or tail leaves, and all that fits |

  @CS-T-07
  Scenario Outline: A limit that falls <where> leaves whole lines where it can
    Given each text is fetched whole
    When each text is asked for with:
      | max_bytes   |
      | <max_bytes> |
    Then each text has:
      | at   | must be                                                   |
      | text | cut at the last line end in reach, or where there is none |

    Examples:
      | where                        | max_bytes     |
      | inside a line                | inside a line |
      | exactly at a line end        | a line end    |
      | about the middle of the text | bytes/2       |

  @CS-T-07
  Scenario: After a line limit too, bytes leave whole lines where they can
    Given each text is fetched whole
    When each text is asked for with:
      | head    | tail    | max_bytes     |
      | lines/2 |         | inside a line |
      | lines/2 |         | bytes/2       |
      |         | lines/2 | bytes/2       |
      |         | lines-1 | inside a line |
    Then each text has:
      | at   | must be                                                   |
      | text | cut at the last line end in reach, or where there is none |

  @CS-T-08
  Scenario Outline: A limit inside a <size>-byte character leaves it whole or leaves it out
    Given each text with "<size>-byte characters" is fetched whole
    When each text is asked for with:
      | max_bytes                      |
      | inside a <size>-byte character |
    Then each text has:
      | at   | must be                                          |
      | text | a part of the whole text, character by character |
      | text | at most max_bytes long                           |

    Examples:
      | size |
      | 2    |
      | 3    |
      | 4    |

  @CS-T-12
  Scenario: Of the last lines, the newest stay when bytes are short
    Given each text is fetched whole
    When each text is asked for with:
      | tail    | max_bytes |
      | lines/2 | bytes/2   |
      | lines-1 | bytes/2   |
      | 3       | bytes-1   |
    Then each text has:
      | at   | must be                                        |
      | text | the last lines of tail that fit into max_bytes |

  @CS-T-13
  Scenario: A limit of zero leaves nothing, or is refused
    Given each text is fetched whole
    When each text is asked for with:
      | head | tail | max_bytes |
      | 0    |      |           |
      |      | 0    |           |
      |      |      | 0         |
    Then each call is refused, or its text has:
      | at   | must be                                   |
      | text | empty, with info if the whole text is not |

  @CS-T-17
  Scenario Outline: A limit of <value> is refused, since it is no whole number
    Given each text is fetched whole
    When each text is asked for with:
      | head    | tail    | max_bytes |
      | <value> |         |           |
      |         | <value> |           |
      |         |         | <value>   |
    Then each text has:
      | at     | must be   |
      | answer | a refusal |

    Examples:
      | value   |
      | -1      |
      | 3.7     |
      | true    |
      | [3]     |
      | "three" |
