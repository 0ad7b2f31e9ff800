Feature: What a line is

  @CS-T-14
  Scenario Outline: A text with <edge>
    Given each text with "<edge>" is fetched whole
    When each text is asked for with:
      | head    | tail    |
      | 1       |         |
      | 2       |         |
      | lines-1 |         |
      |         | 1       |
      |         | 2       |
      |         | lines-1 |
    Then each text is what its limits leave
    And the info of each cut text counts its original lines by line feeds

    Examples:
      | edge                                  |
      | a final line end                      |
      | no final line end                     |
      | blank last lines                      |
      | carriage returns                      |
      | form feeds or Unicode line separators |
