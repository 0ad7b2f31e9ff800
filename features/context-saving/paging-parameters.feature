Feature: A tool that returns a list takes offset and limit

  Whether a list that comes without paging is whole shows beside the largest page that can be had, and the total that it tells.

  @CS-P-01
  Scenario: Both parameters are offered as numbers
    Then each paginating tool offers these as numbers, and requires none of them:
      | offset |
      | limit  |

  @CS-P-14
  Scenario: Both parameters are offered as whole numbers
    Then each paginating tool offers these as numbers of type integer:
      | offset |
      | limit  |

  @CS-P-02
  Scenario: Who asks for no page gets no pagination info
    Given each list is fetched whole
    And each list comes with its info when it is cut
    Then each list has:
      | at   | must be |
      | info | absent  |

  @CS-P-15
  Scenario: Who asks for no page gets no member for it either
    Given each list is fetched whole
    And each list comes with its info when it is cut
    Then each list has:
      | at   | must be            |
      | info | left out, not null |

  @CS-P-03
  Scenario: Who asks for no page gets the whole list
    Given each list is fetched whole
    Then each list has:
      | at    | must be                                             |
      | items | as many as the largest page has, and its total says |
