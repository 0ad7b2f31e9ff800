@client
Feature: What the client sends to a server is MCP

  @W-C-01 @model
  Scenario: Calls of every kind, alone and at once
    Given a conversation with the client
    And a workflow step with these hints:
      | tool           | consumed by           |
      | search_records | store_analysis_memory |
    When the model calls, one after the other:
      | call | tool           | result                   |
      | t1   | search_records | transient, in every form |
    And the model calls at once:
      | call | tool                  | result                 |
      | t2   | search_records        | transient              |
      | m1   | recall_memory         | plain                  |
      | c1   | store_analysis_memory | consumed, isError true |
    And the model calls, one after the other:
      | call | tool                  | result         |
      | c2   | store_analysis_memory | JSON-RPC error |
      | m2   | recall_memory         | plain          |
    Then in the request to the model each call has exactly one result
