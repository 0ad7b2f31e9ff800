Feature: A consumer tool signals that it has taken over

  @TC-S-09
  Scenario: A consumer that succeeds says so
    When each consumer tool is given "a finding to keep"
    Then each result has:
      | at                      | must be          |
      | /isError                | absent or false  |
      | /_meta/context/consumed | exactly true     |

  @TC-S-10
  Scenario: A consumer that kept nothing does not claim to have
    Given each consumer tool signals "a finding to keep"
    When each consumer tool is given "a finding to refuse"
    Then each result has:
      | at                      | must be               |
      | /_meta/context/consumed | not true in a success |

  @TC-S-20
  Scenario: A consumer that kept nothing answers with an error
    When each consumer tool is given "a finding to refuse"
    Then each call is refused

  @TC-S-11
  Scenario: A consumer that failed does not signal consumption
    Given each consumer tool signals "a finding to keep"
    When each consumer tool is given "a finding to refuse"
    Then each result has:
      | at                      | must be                  |
      | /_meta/context/consumed | not true beside an error |
