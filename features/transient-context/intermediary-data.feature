@intermediary
Feature: Data arrives behind an intermediary as the server sent it

  What a result says and shows is the server's. An intermediary that bridges two eras of MCP adds and drops what these
  demand of it, and nothing else.

  @TC-X-03
  Scenario: A failed result stays a failed result
    When the server behind answers "store_analysis_memory" with:
      """
      {
        "content": [{"type": "text", "text": "The finding is empty"}],
        "structuredContent": {"code": "EMPTY", "retry": true},
        "isError": true,
        "_meta": {"context": {"consumed": true}}
      }
      """
    And the server behind answers "search_records" with:
      """
      {"content": [], "isError": true}
      """
    And the server behind answers "search_records" with:
      """
      {"content": [{"type": "text", "text": "Error: only the text says so"}], "isError": false}
      """
    Then these arrive as they were sent:
      | all beside _meta |

  @TC-X-03
  Scenario: A refusal by the protocol stays a refusal
    When the server behind answers "store_analysis_memory" with the error:
      """
      {"code": -32602, "message": "finding must not be empty"}
      """
    Then these arrive as they were sent:
      | the refusal |

  @TC-X-10
  Scenario: A refusal says what the server said
    When the server behind answers "store_analysis_memory" with the error:
      """
      {"code": -32602, "message": "finding must not be empty", "data": {"argument": "finding", "retry": false, "of": [null, {}]}}
      """
    And the server behind answers "search_records" with the error:
      """
      {"code": -32050, "message": "the index is being built, 東京", "data": {}}
      """
    Then these arrive as they were sent:
      | what the refusal says |

  @TC-X-11
  Scenario: Whatever a call is answered, the server is called once
    When the server behind answers "store_analysis_memory" with:
      """
      {"content": [{"type": "text", "text": "The store is busy"}], "isError": true}
      """
    And the server behind answers "store_analysis_memory" with the error:
      """
      {"code": -32000, "message": "the store cannot be reached"}
      """
    And the server behind answers "store_analysis_memory" with:
      """
      {"content": [{"type": "text", "text": "Stored analysis finding"}], "_meta": {"context": {"consumed": true}}}
      """
    And the server behind answers "search_records" with:
      """
      {"content": [], "_meta": {"context": {"lifecycle": "transient", "summary": "no records"}}}
      """
    Then these arrive as they were sent:
      | each call, once |

  @TC-X-03
  Scenario: Structured content arrives with every value
    When the server behind answers "search_records" with each of these as "structuredContent":
      """
      [
        {"records": [{"id": 72, "title": null, "done": false, "tags": []}, {"id": 73, "title": "", "of": {}}]},
        {"integer": 9007199254740991, "negative": -1, "zero": 0, "tenth": 0.1, "small": 5e-324, "large": 1.7e308},
        {"text": "Zürich 東京 🧭 \u0000 \u2028 </script>", "ключ": 1, "": "no name", "a/b~c": "pointer", "10": 1, "9": 2},
        {"deep": [[[[[[[[[[[[[[[[[[[["twenty"]]]]]]]]]]]]]]]]]]]]},
        {"isError": true, "_meta": {"context": {"lifecycle": "transient"}}, "content": null},
        {"payload": [1, [], null]}, {"payload": null}, {"payload": "a text"}, {"payload": 7}, {"payload": false},
        {"looks": ["01", "1", "1.0", "1e3", "-0", "true", "false", "null", "NaN", "", " ", "{}", "[]", "\"\"", "2026-01-01"]},
        {"id": "a\u0000b\u0001\u001f\u007f", "text": "tab\t, bell \u0007, escape \u001b[0m, end \u0085"},
        {}
      ]
      """
    Then these arrive as they were sent:
      | all beside _meta |

  @TC-X-03
  Scenario: Beside structured content no content is added
    When the server behind answers "search_records" with:
      """
      {"content": [], "structuredContent": {"records": [{"id": 72}, {"id": 73}]}}
      """
    Then these arrive as they were sent:
      | all beside _meta |

  @TC-X-08
  Scenario: Arguments arrive with every value
    When the client calls "search_records" with each of these as arguments:
      """
      [
        {"payload": [1, [], null, {"deep": [[]]}]}, {"payload": null}, {"payload": "a text"}, {"payload": 7.5}, {"payload": false},
        {"looks": ["01", "1", "1.0", "1e3", "-0", "true", "false", "null", "NaN", "", " ", "{}", "[]", "\"\"", "2026-01-01"]},
        {"id": "a\u0000b\u0001\u001f\u007f", "text": "Zürich 東京 🧭 tab\t, escape \u001b[0m, end \u0085 \u2028"},
        {"_meta": {"context": {"consumed": true}}, "name": "another tool", "": "no name", "a/b~c": "pointer"},
        {}
      ]
      """
    Then these arrive as they were sent:
      | the arguments of the call |

  @TC-X-09
  Scenario Outline: Of <count> calls in flight each gets its own answer
    When <count> calls of "search_records" are in flight, and the server behind answers the first one last
    Then these arrive as they were sent:
      | all beside _meta |

    Examples:
      | count |
      | 2     |
      | 3     |

  @TC-X-03
  Scenario: Content of every kind arrives in its order
    When the server behind answers "search_records" with:
      """
      {
        "content": [
          {"type": "text", "text": ""},
          {"type": "text", "text": "Zürich\r\n東京\t🧭 \u0000", "annotations": {"audience": ["user"], "priority": 0.5}},
          {"type": "image", "data": "iVBORw0KGgo=", "mimeType": "image/png"},
          {"type": "audio", "data": "UklGRg==", "mimeType": "audio/wav"},
          {"type": "resource", "resource": {"uri": "file:///r/72.json", "mimeType": "application/json", "text": "{\"id\":72}"}},
          {"type": "resource", "resource": {"uri": "file:///r/73", "blob": "AAECAw=="}},
          {"type": "resource_link", "uri": "https://example.org/r/74", "name": "74", "title": "Record 74", "size": 12},
          {"type": "text", "text": "last", "_meta": {"com.example/part": 8}}
        ]
      }
      """
    Then these arrive as they were sent:
      | all beside _meta |

  @TC-X-03
  Scenario: A large result arrives whole
    When the server behind answers "search_records" with 2000 records
    Then these arrive as they were sent:
      | all beside _meta |

  @TC-X-04
  Scenario: Other metadata arrives
    When the server behind answers "search_records" with each of these as "_meta":
      """
      [
        {"com.example/trace": {"id": "4bf92f35", "sampled": true}, "com.example.team/cost": 0.25},
        {"traceparent": "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01", "plain": [1, null, "ü"]},
        {"context": {"lifecycle": "transient", "summary": "15 records"}, "com.example/beside": "the mark", "took": 12},
        {"contextHint": {}, "Context": "capital", "context.summary": "flat"}
      ]
      """
    Then these arrive as they were sent:
      | all else in _meta |

  @TC-X-05
  Scenario: Pages arrive with their pagination info
    When the server behind answers "list_entries" with:
      """
      {
        "content": [
          {"type": "text", "text": "{ \"items\": [\"a\", \"b\"],\"pagination\":{\"offset\":0,\"limit\":2,\"total\":3,\"has_more\":true}}"}
        ],
        "structuredContent": {"items": ["a", "b"], "pagination": {"offset": 0, "limit": 2, "total": 3, "has_more": true}}
      }
      """
    And the server behind answers "list_entries" with:
      """
      {
        "content": [{"type": "text", "text": "{\"items\":[],\"pagination\":{\"offset\":9,\"limit\":0,\"total\":3,\"has_more\":false}}"}],
        "structuredContent": {"items": [], "pagination": {"offset": 9, "limit": 0, "total": 3, "has_more": false}}
      }
      """
    Then these arrive as they were sent:
      | all beside _meta |

  @TC-X-05
  Scenario: Cut texts arrive with their truncation info
    When the server behind answers "build_log" with:
      """
      {
        "content": [{"type": "text", "text": "l4\nl5"}],
        "structuredContent": {
          "text": "l4\nl5",
          "truncated": true,
          "truncation_info": {"original_bytes": 14, "original_lines": 5, "kept_bytes": 5, "kept_lines": 2, "position": "tail"}
        }
      }
      """
    And the server behind answers "build_log" with:
      """
      {
        "content": [
          {"type": "text", "text": "{\"text\":\"\",\"truncated\":true,\"truncation_info\":{\"original_bytes\":9,\"original_lines\":1,\"kept_bytes\":0,\"kept_lines\":0}}"}
        ]
      }
      """
    Then these arrive as they were sent:
      | all beside _meta |

  @TC-X-05
  Scenario: Context packs arrive
    When the server behind answers "context" with:
      """
      {
        "content": [{"type": "text", "text": "# Context Pack: rotate tokens\n\n## Active Work\n\n- **Rotate refresh tokens** (task)\n"}],
        "structuredContent": {
          "goal": "rotate tokens", "intent": "build", "query": "rotate tokens", "domain": null, "project": "proj_abc123",
          "layer": "recall",
          "sections": [
            {
              "facet": "active_work", "title": "Active Work",
              "items": [
                {
                  "id": "task_41", "type": "task", "name": "Rotate refresh tokens", "content": "Replace a token on every use.",
                  "score": 0.91, "facet": "active_work", "reason": "Open task of the project", "source": null,
                  "quality": {
                    "origin": "graph", "source": null, "url": null, "created_at": "2026-05-02T09:30:00Z", "updated_at": null,
                    "valid_at": null, "project_id": "proj_abc123"
                  },
                  "metadata": {"status": "doing"},
                  "related": [
                    {"id": "dec_7", "type": "decision", "name": "Rotate on each use", "relationship": "MOTIVATES", "direction": "outgoing", "distance": 1}
                  ]
                }
              ]
            }
          ],
          "total_items": 1, "usage_hint": "Start with the active work.",
          "markdown": "# Context Pack: rotate tokens\n\n## Active Work\n\n- **Rotate refresh tokens** (task)\n"
        }
      }
      """
    Then these arrive as they were sent:
      | all beside _meta |

  @TC-X-07
  Scenario: Numbers arrive with all their digits
    When the server behind answers "search_records" with:
      """
      {
        "content": [{"type": "text", "text": "1 record"}],
        "structuredContent": {"id": 9007199254740993, "ratio": 0.1234567890123456789012345},
        "_meta": {"context": {"lifecycle": "transient", "summary": "1 record", "cursor": 12345678901234567890}}
      }
      """
    Then these arrive as they were sent:
      | all numbers, with all their digits |
