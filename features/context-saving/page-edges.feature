Feature: Pages at the edges, and numbers out of line

  @CS-P-06
  Scenario: An empty list has no more
    Given each empty list is fetched whole
    When each list is asked for:
      | offset | limit |
      | 0      | 5     |
      |        | 5     |
    Then has_more of each page follows from its offset, its items and its total

  @CS-P-09
  Scenario: Past the end
    Given each list is fetched whole
    When each list is asked for:
      | offset   | limit |
      | size     | 2     |
      | size+1   | 2     |
      | size+100 | 2     |
      | size+100 |       |
    Then each page is empty, and its info is that of a page past the end

  @CS-P-10
  Scenario: A limit of zero
    Given each list is fetched whole
    When each list is asked for:
      | offset | limit |
      |        | 0     |
      | 0      | 0     |
      | 1      | 0     |
    Then each call is refused by the name of its parameter, or its page is empty

  @CS-P-11
  Scenario Outline: <value> is no whole number
    Given each list is fetched whole
    When each list is asked for:
      | offset  | limit   |
      |         | <value> |
      | <value> |         |
    Then each odd value is refused by the name of its parameter

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
    When each list is asked for:
      | offset  | limit   |
      |         | <value> |
      | 1       | <value> |
      | <value> | 1       |
      | <value> | <value> |
    Then each call is refused by the name of its parameter, or its page holds the items asked for

    Examples:
      | value                |
      | 9007199254740993     |
      | 9223372036854775807  |
      | 18446744073709551615 |

  @CS-P-12
  Scenario: A number that no integer type holds
    Given each list is fetched whole
    When each list is asked for:
      | offset | limit |
      |        | 1e400 |
      | 1e400  | 1     |
    Then each call is refused, or its page holds the items asked for

  @CS-P-13
  Scenario: 3.0 is 3
    Given each list is fetched whole
    When each list is asked for:
      | offset | limit |
      |        | 3.0   |
      | 3.0    | 2     |
    Then each page holds the items asked for

  @CS-P-13
  Scenario: A text of digits
    Given each list is fetched whole
    When each list is asked for:
      | offset | limit |
      |        | "3"   |
      | "3"    | 2     |
    Then each call is refused, or its page holds the items asked for
