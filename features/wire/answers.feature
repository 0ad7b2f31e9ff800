Feature: Each request has one answer

  @W-S-03
  Scenario: Twenty requests at once
    Given a fresh connection to the server
    When 20 requests "tools/list" are sent at once, with numbers and texts as ids
    Then each request has exactly one answer

  @W-S-03
  Scenario: Calls that overlap keep their results
    Given a fresh connection to the server
    When each claimed tool that only reads is called alone, and then all of them at once
    Then each request has exactly one answer

  @W-S-03
  Scenario: A method and a tool that nobody knows
    Given a fresh connection to the server
    When the server is sent:
      | method                   | params                                               |
      | context-tck/no-such-call | {}                                                   |
      | tools/call               | {"name": "context-tck-no-such-tool", "arguments": {}} |
      | tools/list               | {}                                                   |
    Then each request has exactly one answer

  @W-S-03
  Scenario: A notification has no answer
    Given a fresh connection to the server
    When the server is sent:
      | method                  | params                                                         |
      | notifications/cancelled | {"requestId": "context-tck-never-sent", "reason": "not needed"} |
      | tools/list              | {}                                                             |
    Then each request has exactly one answer
