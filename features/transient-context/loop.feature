Feature: The fetch and analyse loop, from end to end

  @TC-S-19
  Scenario: Each page is fetched, marked and consumed once
    Given a fresh connection to the server
    When the workflow tool is asked for "a hinted step"
    And each fetch tool is walked page by page, each page consumed before the next
    Then each walked page has:
      | at                       | must be                                   |
      | /_meta/context/lifecycle | exactly "transient", from five records on |
      | consumption              | signalled by the call that follows it     |
      | /_meta/context/summary   | unlike that of the pages before it        |
      | records                  | on no page before it                      |
      | pages and records        | as many as the profile states             |
