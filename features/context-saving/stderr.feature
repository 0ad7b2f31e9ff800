Feature: The stderr of a command is cut without being asked

  @CS-E-01
  Scenario: Much stderr comes back as 100KB
    When each command tool is run "noisy"
    Then each stderr is cut to 100KB

  @CS-E-02
  Scenario: Limits for stdout leave stderr alone
    When each command tool is run "noisy"
    And each command tool is run "noisy" with:
      | head | tail | max_bytes |
      | 1    |      |           |
      |      | 1    |           |
      |      |      | 10        |
      |      |      | 10000000  |
    Then each stderr is cut to 100KB
    And each stderr is the same as without limits

  @CS-E-03
  Scenario: A cut is told
    When each command tool is run "noisy"
    Then each cut stderr comes with truncated and truncation info with true counts

  @CS-E-04
  Scenario: A cut of stdout alone sets the flag
    When each command tool is run "wordy"
    And each command tool is run "wordy" with:
      | head | tail | max_bytes |
      | 10   |      |           |
      |      | 10   |           |
      |      |      | 100       |
    Then truncated is true whenever one of the streams was cut
    And each stdout is what its own limits leave
    And each stderr is the same as without limits

  @CS-E-04
  Scenario: Each stream has its own budget
    When each command tool is run "both"
    And each command tool is run "both" with:
      | head | tail | max_bytes |
      | 1    |      |           |
      |      |      | 100       |
    Then truncated is true whenever one of the streams was cut
    And each stdout is what its own limits leave
    And each stderr is the same as without limits

  @CS-E-05
  Scenario: A flood of stderr before the first byte of stdout
    When each command tool is run "flood"
    Then each command answers with its stdout

  @CS-E-06
  Scenario: A marker past the cut is still seen
    When each command tool is run "quiet"
    And each command tool is run "marker"
    Then each marker is seen, and only where it was written

  @CS-E-07
  Scenario: Every command tool cuts its stderr, however small its own answer
    When each command tool is run "noisy"
    Then each stderr is cut to 100KB
    And each cut stderr comes with truncated and truncation info with true counts

  @CS-E-08
  Scenario: A short stderr is left alone
    Given each command tool brings truncation info for a noisy run
    When each command tool is run "quiet"
    And each command tool is run "exact"
    Then no short stderr is cut
