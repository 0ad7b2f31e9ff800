Feature: Metadata is an object or left out

  @TC-S-17
  Scenario: A fetch result never carries null metadata
    When each fetch tool returns "a full page"
    And each fetch tool returns "fewer than five records"
    Then each result has:
      | at             | must be             |
      | /_meta         | absent or an object |
      | /_meta/context | absent or an object |

  @TC-S-17
  Scenario: A consumer result never carries null metadata
    When each consumer tool is given "a finding to keep"
    And each consumer tool is given "a finding to refuse"
    Then each result has:
      | at    | must be             |
      | /_meta | absent or an object |

  @TC-S-17
  Scenario: A workflow step never carries null metadata
    When the workflow tool is asked for "a hinted step"
    And the workflow tool is asked for "a step without hints"
    Then each result has:
      | at    | must be             |
      | /_meta | absent or an object |
