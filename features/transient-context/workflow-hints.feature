Feature: A workflow step names who consumes its results

  @TC-S-12
  Scenario: A hinted step returns hints
    When the workflow tool is asked for "a hinted step"
    Then each result has:
      | at                  | must be             |
      | /_meta/contextHints | an array, not empty |
    And each hint has:
      | at          | must be |
      | /step       | present |
      | /tool       | present |
      | /lifecycle  | present |
      | /consumedBy | present |

  @TC-S-13
  Scenario: Each hint agrees with its step
    When the workflow tool is asked for "a hinted step"
    Then each hint has:
      | at                    | must be                           |
      | /step                 | a whole number                    |
      | /tool                 | text, not blank                   |
      | /lifecycle            | exactly "transient"               |
      | /consumedBy           | text, not blank                   |
      | /tool and /consumedBy | those of the profile for its step |

  @TC-S-14
  Scenario: The hints of a loop come with each of its steps
    When the workflow tool is asked for "each step of the loop"
    Then each result has:
      | at                  | must be             |
      | /_meta/contextHints | an array, not empty |
    And each hint has:
      | at        | must be                              |
      | the hints | those of the other steps of the loop |

  @TC-S-15
  Scenario: A step without hints carries none
    Given the workflow tool hints "a hinted step"
    When the workflow tool is asked for "a step without hints"
    Then each result has:
      | at                  | must be                  |
      | /_meta/contextHints | absent or an empty array |

  @TC-S-16
  Scenario: An unknown workflow or step is an error without hints
    Given the workflow tool hints "a hinted step"
    When the workflow tool is asked for "an unknown step"
    Then each call is refused
    And each result has:
      | at                  | must be                  |
      | /_meta/contextHints | absent or an empty array |

  @TC-S-18
  Scenario: Every tool that a hint names is listed
    When the workflow tool is asked for "a hinted step"
    Then each hint has:
      | at                    | must be                     |
      | /tool and /consumedBy | tools that the server lists |
