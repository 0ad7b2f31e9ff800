Feature: A fetch tool marks its bulky results

  A result of five or more records is marked as transient, with a summary that can later stand in its place.

  @TC-S-01
  Scenario: A full page is marked
    When each fetch tool returns "a full page"
    Then each result has:
      | at                       | must be             |
      | /_meta/context/lifecycle | exactly "transient" |

  @TC-S-01
  Scenario: Exactly five records are marked
    When each fetch tool returns "five records"
    Then each result has:
      | at                       | must be             |
      | /_meta/context/lifecycle | exactly "transient" |

  @TC-S-01
  Scenario: A short last page of five or more is marked
    When each fetch tool returns "a short last page"
    Then each result has:
      | at                       | must be             |
      | /_meta/context/lifecycle | exactly "transient" |

  @TC-S-02
  Scenario: Fewer than five records are not marked
    Given each fetch tool marks "a full page"
    When each fetch tool returns "fewer than five records"
    Then each result has:
      | at                       | must be                 |
      | /_meta/context/lifecycle | not exactly "transient" |

  @TC-S-06
  Scenario: A marked result still holds the full data
    Given each fetch tool marks "a full page"
    When each fetch tool returns "a full page"
    Then each fetched result has:
      | at       | must be                             |
      | /content | text that names each of its records |

  @TC-S-07
  Scenario: A marked result does not say who consumes it
    Given each fetch tool marks "a full page"
    When each fetch tool returns "a full page"
    Then each result has:
      | at                        | must be |
      | /_meta/context/consumedBy | absent  |

  @TC-S-08
  Scenario: Marking does not wait for a workflow
    Given a fresh connection to the server
    When each fetch tool returns "a full page"
    And the workflow tool is asked for "a hinted step"
    And each fetch tool returns "a full page"
    Then each fetched result has:
      | at   | must be                                                |
      | mark | there before a workflow step was asked for as after it |
