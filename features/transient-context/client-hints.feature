@client
Feature: Hints that pair nothing

  The consumer below is registered for another tool, so that it leaves results without a pair alone, whether the client
  collapses those or not.

  Background:
    Given a conversation with the client
    And a workflow step with these hints:
      | tool         | consumed by           |
      | find_records | store_analysis_memory |

  @TC-C-31
  Scenario: A hint of another lifecycle pairs nothing
    When the model calls, one after the other:
      | call | tool              | result                                                                                                                                     |
      | n1   | get_workflow_step | meta {"contextHints": [{"step": 3, "tool": "search_records", "lifecycle": "persistent", "consumedBy": "store_analysis_memory"}]}           |
      | n2   | get_workflow_step | meta {"contextHints": [{"step": 3, "tool": "search_records", "lifecycle": ["transient"], "consumedBy": "store_analysis_memory"}]}          |
      | n3   | get_workflow_step | meta {"contextHints": [{"step": 3, "tool": "search_records", "lifecycle": "Transient", "consumedBy": "store_analysis_memory"}]}            |
    And the model calls, one after the other:
      | call | tool                  | result    |
      | t1   | search_records        | transient |
      | t2   | find_records          | transient |
      | c1   | store_analysis_memory | consumed  |
    Then the request to the model shows:
      | call | shows |
      | t1   | full  |
    And for comparison it shows:
      | call | shows   |
      | t2   | summary |
    When the model calls, one after the other:
      | call | tool                  | result   |
      | c2   | store_analysis_memory | consumed |
    Then each request to the model since "t1" shows:
      | call | shows |
      | t1   | full  |

  @TC-C-31
  Scenario: Hints on an error result pair nothing
    When the model calls, one after the other:
      | call | tool              | result                                                                                                                                                 |
      | n1   | get_workflow_step | isError true, meta {"contextHints": [{"step": 3, "tool": "search_records", "lifecycle": "transient", "consumedBy": "store_analysis_memory"}]}          |
    And the model calls, one after the other:
      | call | tool                  | result    |
      | t1   | search_records        | transient |
      | t2   | find_records          | transient |
      | c1   | store_analysis_memory | consumed  |
    Then the request to the model shows:
      | call | shows |
      | t1   | full  |
    And for comparison it shows:
      | call | shows   |
      | t2   | summary |
    When the model calls, one after the other:
      | call | tool                  | result   |
      | c2   | store_analysis_memory | consumed |
    Then each request to the model since "t1" shows:
      | call | shows |
      | t1   | full  |

  @TC-C-32
  Scenario: Hints of a tool that hands out no workflow steps pair nothing
    When the model calls, one after the other:
      | call | tool          | result                                                                                                                                   |
      | n1   | recall_memory | meta {"contextHints": [{"step": 3, "tool": "search_records", "lifecycle": "transient", "consumedBy": "store_analysis_memory"}]}          |
    And the model calls, one after the other:
      | call | tool                  | result    |
      | t1   | search_records        | transient |
      | t2   | find_records          | transient |
      | c1   | store_analysis_memory | consumed  |
    Then the request to the model shows:
      | call | shows |
      | t1   | full  |
    And for comparison it shows:
      | call | shows   |
      | t2   | summary |
    When the model calls, one after the other:
      | call | tool                  | result   |
      | c2   | store_analysis_memory | consumed |
    Then each request to the model since "t1" shows:
      | call | shows |
      | t1   | full  |
