Feature: The summary of a marked result

  Background:
    Given each fetch tool marks "a full page"

  @TC-S-03
  Scenario: The summary is a text that says something
    When each fetch tool returns "a full page"
    Then each result has:
      | at                     | must be         |
      | /_meta/context/summary | text, not blank |

  @TC-S-04
  Scenario: The summary is shorter than what it stands for
    When each fetch tool returns "a full page"
    Then each fetched result has:
      | at                     | must be                              |
      | /_meta/context/summary | shorter than the text of its content |

  @TC-S-05
  Scenario: The summary names the number of records
    When each fetch tool returns "a full page"
    Then each fetched result has:
      | at                     | must be                                   |
      | /_meta/context/summary | text that names the number of its records |

  @TC-S-05
  Scenario: Two pages have two summaries
    When each fetch tool returns "two pages"
    Then each result has:
      | at                     | must be                          |
      | /_meta/context/summary | another in each result of a tool |
