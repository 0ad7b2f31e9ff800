Feature: The fetch and analyse loop, from end to end

  @TC-S-19
  Scenario: Each page is fetched, marked and consumed once
    Given a fresh connection to the server
    When the workflow tool is asked for "a hinted step"
    And each fetch tool is walked page by page, each page consumed before the next
    Then every page of five or more records is marked
    And every page is followed by one signalled consumption
    And no two pages of a walk have the same summary
    And every record comes once in a walk
    And the numbers of pages and records are as the profile states
