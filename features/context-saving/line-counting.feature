Feature: What a line is

  A line ends with a line feed and nothing else; what follows the last line feed is a line too, unless it is empty. Both the
  cut and the count that is told of it go by that.

  @CS-T-14
  Scenario Outline: A text with <edge> is cut and counted by its line feeds
    Given each text with "<edge>" is fetched whole
    When each text is asked for with:
      | head    | tail    |
      | 1       |         |
      | 2       |         |
      | lines-1 |         |
      |         | 1       |
      |         | 2       |
      |         | lines-1 |
    Then each text has:
      | at             | must be                                           |
      | text           | what head, or else tail, leaves of the whole text |
      | original_lines | the lines of the whole text, by line feeds        |

    Examples:
      | edge                                  |
      | a final line end                      |
      | no final line end                     |
      | blank last lines                      |
      | carriage returns                      |
      | form feeds or Unicode line separators |
