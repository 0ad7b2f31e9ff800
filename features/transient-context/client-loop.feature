@client
Feature: The worked example, as the model sees it

  @TC-C-24
  Scenario: 132 records on 9 pages
    Given a conversation with the client
    When the model calls, one after the other:
      | call | tool          | result |
      | m1   | recall_memory | plain  |
    And a workflow step with these hints:
      | tool           | consumed by           |
      | search_records | store_analysis_memory |
    And 132 records are fetched in pages of 15, and what was found on each page is stored
    Then the request to the model holds a summary for each page and none of the records
    And each page has made the request longer by no more than its summary and what was stored
