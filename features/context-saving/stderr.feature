Feature: The stderr of a command is cut without being asked

  The kit never sees the whole stderr: what comes back of it is held against 100 KB, and against the same run without limits.
  What a run is for, such as `noisy`, the profile says.

  @CS-E-01
  Scenario: Much stderr comes back cut to 100KB
    When each command tool is run "noisy"
    Then each command has:
      | at     | must be                                      |
      | stderr | at most 100KB, and not empty beside its info |

  @CS-E-01
  Scenario: Much stderr of a command that fails is cut too
    When each command tool is run "failing"
    Then each command has:
      | at     | must be                                      |
      | stderr | at most 100KB, and not empty beside its info |

  @CS-E-02
  Scenario: Limits for stdout leave stderr alone
    When each command tool is run "noisy"
    And each command tool is run "noisy" with:
      | head | tail | max_bytes |
      | 1    |      |           |
      |      | 1    |           |
      |      |      | 10        |
      |      |      | 10000000  |
    Then each command has:
      | at     | must be                                             |
      | stderr | at most 100KB, and not empty beside its info        |
      | stderr | as long as without limits, give or take a twentieth |

  @CS-E-03
  Scenario: A cut of stderr is told with its counts
    When each command tool is run "noisy"
    Then each command has:
      | at          | must be                                                   |
      | stderr info | counts that fit the stderr beside it, with truncated true |

  @CS-E-03
  Scenario: A cut of stderr is told beside a cut of stdout too
    When each command tool is run "both"
    And each command tool is run "both" with:
      | head | max_bytes |
      | 1    |           |
      |      | 100       |
    Then each command has:
      | at          | must be                                           |
      | stderr info | there as without limits, with counts that fit too |

  @CS-E-03
  Scenario: All of a long stderr is counted, not what was kept of it
    When each command tool is run "flood"
    Then each command has:
      | at          | must be                                                   |
      | stderr info | counts that fit the stderr beside it, with truncated true |
      | stderr info | original_bytes of a megabyte or more, if it is a flood    |

  @CS-E-04
  Scenario: A cut of stdout alone sets the flag
    When each command tool is run "wordy"
    And each command tool is run "wordy" with:
      | head | tail | max_bytes |
      | 10   |      |           |
      |      | 10   |           |
      |      |      | 100       |
    Then each command has:
      | at        | must be                                             |
      | truncated | true if stdout or stderr was cut                    |
      | stdout    | what its limits leave of the stdout without limits  |
      | stderr    | as long as without limits, give or take a twentieth |

  @CS-E-04
  Scenario: Each stream has its own budget
    When each command tool is run "both"
    And each command tool is run "both" with:
      | head | tail | max_bytes |
      | 1    |      |           |
      |      |      | 100       |
    Then each command has:
      | at        | must be                                             |
      | truncated | true if stdout or stderr was cut                    |
      | stdout    | what its limits leave of the stdout without limits  |
      | stderr    | as long as without limits, give or take a twentieth |

  @CS-E-05
  Scenario: A flood of stderr before the first byte of stdout holds up nothing
    When each command tool is run "quiet"
    And each command tool is run "flood"
    Then each command has:
      | at     | must be                             |
      | stdout | a text, as far as it is ever served |

  @CS-E-06
  Scenario: A marker past the cut is still seen
    When each command tool is run "quiet"
    And each command tool is run "marker"
    Then each command has:
      | at     | must be                                          |
      | marker | as the profile has it, in the runs that write it |

  @CS-E-07
  Scenario: Every command tool cuts its stderr, however small its own answer
    When each command tool is run "noisy"
    Then each command has:
      | at          | must be                                                   |
      | stderr      | at most 100KB, and not empty beside its info              |
      | stderr info | counts that fit the stderr beside it, with truncated true |

  @CS-E-08
  Scenario: A short stderr is left alone
    Given each stderr comes with its info when it is cut
    When each command tool is run "quiet"
    And each command tool is run "exact"
    Then each command has:
      | at     | must be                                |
      | stderr | whole and without info, if it is short |
