Feature: A tool that returns a list takes offset and limit

  @CS-P-01
  Scenario: Both are offered as whole numbers
    Then each paginating tool offers offset and limit as whole numbers and requires neither

  @CS-P-02
  Scenario: Who asks for no page gets no pagination info
    Given each list is fetched whole
    And each list brings pagination info when a page is asked for
    Then no whole list comes with pagination info

  @CS-P-03
  Scenario: Who asks for no page gets the whole list
    Given each list is fetched whole
    Then each list comes whole without offset and limit
