@whole-run
Feature: What was on the wire during the whole run

  These look back at everything that the other scenarios of the run received, on every connection.

  @W-S-01
  Scenario: Every message was valid JSON-RPC and MCP
    Then the whole run has:
      | at       | must be                           |
      | messages | valid for the MCP revision spoken |

  @W-S-02
  Scenario: Nothing but messages was on stdout
    Then the whole run has:
      | at              | must be                   |
      | lines on stdout | messages and nothing else |

  @W-S-03
  Scenario: No answer was missing, repeated or unasked for
    Then the whole run has:
      | at      | must be              |
      | answers | one for each request |

  @W-S-04
  Scenario: Context metadata was valid wherever it occurred
    Then the whole run has:
      | at               | must be                    |
      | context metadata | valid by the kit's schemas |

  @W-S-05
  Scenario: The server survived the run
    Then the whole run has:
      | at      | must be                        |
      | servers | the one that was started first |
