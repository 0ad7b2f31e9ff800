Feature: A page is a slice of the list, and says which

  A page is held against the whole list, fetched before without offset and limit. In the tables, numbers are sent as they are
  written; `size` is the number of items in the whole list.

  Background:
    Given each list is fetched whole

  @CS-P-04
  Scenario: Either parameter brings pagination info, even for a page that is the whole list
    When each list is asked for with:
      | offset | limit  |
      | 0      |        |
      | 2      |        |
      |        | 2      |
      |        | size   |
      |        | size+1 |
      | 0      | size   |
      | 1      | 2      |
    Then each page has:
      | at   | must be                           |
      | info | offset, limit, total and has_more |

  @CS-P-05
  Scenario Outline: A page with <what> holds the items asked for
    When each list is asked for with:
      | offset   | limit   |
      | <offset> | <limit> |
    Then each page has:
      | at    | must be                                               |
      | items | those of the whole list from offset on, limit of them |

    Examples:
      | what                 | offset | limit  |
      | an offset alone      | size/2 |        |
      | an offset of 0 alone | 0      |        |
      | a limit alone        |        | size/2 |
      | a limit of 1 alone   |        | 1      |
      | both, at the start   | 0      | size/3 |
      | both, in the middle  | size/3 | size/3 |
      | both, over the end   | size-1 | size   |
      | the limit of the list |       | size   |

  @CS-P-06
  Scenario: has_more tells whether items follow
    When each list is asked for with:
      | offset | limit  |
      | 0      | 1      |
      | size/3 | size/3 |
      | size-1 | 1      |
      | size-2 | 2      |
      | size-2 | 3      |
      | size-1 |        |
      |        | size   |
      |        | size-1 |
    Then each page has:
      | at       | must be                                    |
      | has_more | true if offset + items < total, else false |

  @CS-P-07
  Scenario: total counts the list, wherever the page lies
    When each list is asked for with:
      | offset | limit  |
      | 0      | 1      |
      | 1      | 1      |
      | size/2 |        |
      | size-1 | size   |
      | size   | 1      |
      |        | size/3 |
    Then each page has:
      | at    | must be                               |
      | total | the number of items in the whole list |

  @CS-P-08
  Scenario: Pages walked one after the other are together the list
    When each list is walked in pages of a third, each page asked for twice
    Then each list has:
      | at    | must be                                                  |
      | pages | together its items in its order, and the same both times |
