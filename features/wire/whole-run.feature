@whole-run
Feature: What was on the wire during the whole run

  These look back at everything that the other scenarios of the run received, on every connection.

  @W-S-01
  Scenario: Every message was valid JSON-RPC and MCP
    Then every message of the run was valid for the MCP revision spoken

  @W-S-02
  Scenario: Nothing but messages was on stdout
    Then every line on stdout during the run was a message

  @W-S-03
  Scenario: No answer was missing, repeated or unasked for
    Then every request of the run had exactly one answer

  @W-S-04
  Scenario: Context metadata was valid wherever it occurred
    Then all context metadata of the run validates against the kit's schemas

  @W-S-05
  Scenario: The server survived the run
    Then the server was never restarted during the run
