Feature: Pages at the edges, and numbers out of line

  @CS-P-06
  Scenario: An empty list has no more
    Given each empty list is fetched whole
    When each list is asked for with:
      | offset | limit |
      | 0      | 5     |
      |        | 5     |
    Then each page has:
      | at       | must be                                    |
      | has_more | true if offset + items < total, else false |

  @CS-P-09
  Scenario: Past the end
    Given each list is fetched whole
    When each list is asked for with:
      | offset   | limit |
      | size     | 2     |
      | size+1   | 2     |
      | size+100 | 2     |
      | size+100 |       |
    Then each page has:
      | at    | must be                                   |
      | items | none, and info that says so: past the end |

  @CS-P-10
  Scenario: A limit of zero
    Given each list is fetched whole
    When each list is asked for with:
      | offset | limit |
      |        | 0     |
      | 0      | 0     |
      | 1      | 0     |
    Then each call is refused by the name of its parameter, or its page has:
      | at    | must be |
      | items | none    |

  @CS-P-11
  Scenario Outline: <value> is no whole number
    Given each list is fetched whole
    When each list is asked for with:
      | offset  | limit   |
      |         | <value> |
      | <value> |         |
    Then each page has:
      | at     | must be                            |
      | answer | a refusal that names its parameter |

    Examples:
      | value   |
      | -1      |
      | -5      |
      | 3.7     |
      | true    |
      | [3]     |
      | "three" |

  @CS-P-12
  Scenario Outline: <value> is a large number and nothing else
    Given each list is fetched whole
    When each list is asked for with:
      | offset  | limit   |
      |         | <value> |
      | 1       | <value> |
      | <value> | 1       |
      | <value> | <value> |
    Then each call is refused by the name of its parameter, or its page has:
      | at    | must be                                               |
      | items | those of the whole list from offset on, limit of them |

    Examples:
      | value                |
      | 9007199254740993     |
      | 9223372036854775807  |
      | 18446744073709551615 |

  @CS-P-12
  Scenario: A number that no integer type holds
    Given each list is fetched whole
    When each list is asked for with:
      | offset | limit |
      |        | 1e400 |
      | 1e400  | 1     |
    Then each call is refused, or its page has:
      | at    | must be                                               |
      | items | those of the whole list from offset on, limit of them |

  @CS-P-13
  Scenario: 3.0 is 3
    Given each list is fetched whole
    When each list is asked for with:
      | offset | limit |
      |        | 3.0   |
      | 3.0    | 2     |
    Then each page has:
      | at    | must be                                               |
      | items | those of the whole list from offset on, limit of them |

  @CS-P-13
  Scenario: A text of digits
    Given each list is fetched whole
    When each list is asked for with:
      | offset | limit |
      |        | "3"   |
      | "3"    | 2     |
    Then each call is refused, or its page has:
      | at    | must be                                               |
      | items | those of the whole list from offset on, limit of them |
