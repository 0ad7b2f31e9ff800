Feature: Pages at the edges, and numbers out of line

  A page is held against the whole list, fetched before without offset and limit. In the tables, values are sent as they are
  written; `size` is the number of items in the whole list.

  @CS-P-06
  Scenario: An empty list never has more
    Given each empty list is fetched whole
    When each list is asked for with:
      | offset | limit |
      | 0      | 5     |
      |        | 5     |
    Then each page has:
      | at       | must be                                    |
      | has_more | true if offset + items < total, else false |

  @CS-P-09
  Scenario: A page past the end is empty and says so
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
  Scenario: A limit of zero brings nothing, or is refused by its name
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
  Scenario Outline: <value> is refused by its name, since it is no whole number
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
  Scenario Outline: <value> is taken as the number it is, or refused by its name
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
  Scenario: A number that no integer type holds is taken as it is, or refused
    Given each list is fetched whole
    When each list is asked for with:
      | offset | limit |
      |        | 1e400 |
      | 1e400  | 1     |
    Then each call is refused, or its page has:
      | at    | must be                                               |
      | items | those of the whole list from offset on, limit of them |

  @CS-P-13
  Scenario: 3.0 and a text of digits are taken as their number, or refused
    Given each list is fetched whole
    When each list is asked for with:
      | offset | limit |
      |        | 3.0   |
      | 3.0    | 2     |
      |        | "3"   |
      | "3"    | 2     |
    Then each call is refused, or its page has:
      | at    | must be                                               |
      | items | those of the whole list from offset on, limit of them |
