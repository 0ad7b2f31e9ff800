@intermediary
Feature: Marks and hints arrive behind an intermediary as the server made them

  A proxy, gateway or aggregator stands between client and server. The client can only act on what arrives, so whatever
  stands between them hands `_meta.context` and `_meta.contextHints` on. Each call is made directly and through the
  intermediary, and what the server sent is compared with what the client received.

  @TC-X-01
  Scenario: The marks of the sources arrive
    When the server behind answers "search_records" with:
      """
      {
        "content": [{"type": "text", "text": "...full data..."}],
        "_meta": {"context": {"lifecycle": "transient", "summary": "15 activity records (page 1/9, IDs: 72, 73, 74…)"}}
      }
      """
    And the server behind answers "store_analysis_memory" with:
      """
      {"content": [{"type": "text", "text": "Stored analysis finding..."}], "_meta": {"context": {"consumed": true}}}
      """
    Then these arrive as they were sent:
      | the context mark, or that there is none |

  @TC-X-01
  Scenario: A summary may hold any characters
    When the server behind answers "search_records" with each of these as "_meta.context":
      """
      [
        {"lifecycle": "transient", "summary": "15 Datensätze – „Zürich“, 東京, हिन्दी, עברית, 🧭👩‍🔬 e\u0301"},
        {"lifecycle": "transient", "summary": "tab\t, line\nbreak, quote \", backslash \\ and \\u0041, slash /"},
        {"lifecycle": "transient", "summary": "\u0000 \u001b[31m \u007f \u0085 \u2028 \u2029 \ufeff \ufffd"},
        {"lifecycle": "transient", "summary": "<b>bold</b> & {{braces}} ${dollar} %s %00 'quotes'"},
        {"lifecycle": "transient", "summary": ""}
      ]
      """
    Then these arrive as they were sent:
      | the context mark, or that there is none |

  @TC-X-01
  Scenario: Members that nobody knows stay in a mark
    When the server behind answers "search_records" with each of these as "_meta.context":
      """
      [
        {"lifecycle": "transient", "summary": "15 records", "priority": 0.25, "tags": ["a", "", null, {"deep": [[]]}]},
        {"lifecycle": "transient", "summary": "15 records", "expires": null, "com.example/page": {"of": 9, "this": 1}},
        {"lifecycle": "permanent", "note": "another lifecycle is none of the intermediary's business"},
        {"consumed": false, "summary": null},
        {"consumed": "true", "lifecycle": ["transient"]},
        {"_meta": {"context": {}}, "__proto__x": 1, "10": "ten", "2": "two"},
        {}
      ]
      """
    Then these arrive as they were sent:
      | the context mark, or that there is none |

  @TC-X-01
  Scenario: Numbers in a mark keep their value
    When the server behind answers "search_records" with each of these as "_meta.context":
      """
      [
        {"lifecycle": "transient", "summary": "15 records", "total": 0, "ids": [72, -73, 9007199254740991]},
        {"lifecycle": "transient", "summary": "15 records", "share": 0.1, "score": 1.5e-7, "size": 6.02e23},
        {"lifecycle": "transient", "summary": "15 records", "cursor": 12345678901234567890}
      ]
      """
    Then these arrive as they were sent:
      | the context mark, or that there is none |

  @TC-X-01
  Scenario: A long mark arrives whole
    When the server behind answers "search_records" with 100000 characters of summary
    Then these arrive as they were sent:
      | the context mark, or that there is none |

  @TC-X-01
  Scenario: A mark arrives on a failed result too
    When the server behind answers "store_analysis_memory" with:
      """
      {
        "content": [{"type": "text", "text": "The finding is empty"}],
        "isError": true,
        "_meta": {"context": {"consumed": true, "reason": "empty"}}
      }
      """
    Then these arrive as they were sent:
      | the context mark, or that there is none |

  @TC-X-02
  Scenario: The hint of the sources arrives
    When the server behind answers "get_workflow_step" with:
      """
      {
        "content": [{"type": "text", "text": "## Steps 2–3 — loop..."}],
        "_meta": {
          "contextHints": [
            {"step": 2, "tool": "search_records", "lifecycle": "transient", "consumedBy": "store_analysis_memory"}
          ]
        }
      }
      """
    Then these arrive as they were sent:
      | the hints, by the names that the intermediary lists, or that there are none |

  @TC-X-02
  Scenario: Several hints arrive in their order, with what else is in them
    When the server behind answers "get_workflow_step" with each of these as "_meta.contextHints":
      """
      [
        [
          {"step": 7, "tool": "search_records", "lifecycle": "transient", "consumedBy": "store_analysis_memory"},
          {"step": 2, "tool": "find_records", "lifecycle": "transient", "consumedBy": "store_analysis_memory"},
          {"step": 5, "tool": "recall_memory", "lifecycle": "transient", "consumedBy": "search_records", "loop": null},
          {"step": 6, "tool": "a_tool_elsewhere", "lifecycle": "transient", "consumedBy": "another_tool_elsewhere"}
        ],
        [
          {"step": 2.5, "tool": "search_records", "consumedBy": "store_analysis_memory", "title": "Zürich 東京 🧭"},
          {"tool": "search_records", "consumedBy": "store_analysis_memory"},
          {"tool": "search_records", "consumedBy": "store_analysis_memory"}
        ],
        []
      ]
      """
    Then these arrive as they were sent:
      | the hints, by the names that the intermediary lists, or that there are none |

  @TC-X-06
  Scenario: A result without metadata arrives without a mark and without hints
    Given a mark and hints of "search_records" arrive when there are some
    When the server behind answers "search_records" with:
      """
      {
        "content": [{"type": "text", "text": "15 activity records: 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86"}],
        "structuredContent": {"records": [{"id": 72}, {"id": 73}, {"id": 74}, {"id": 75}, {"id": 76}, {"id": 77}]}
      }
      """
    And the server behind answers "store_analysis_memory" with:
      """
      {"content": [{"type": "text", "text": "Stored analysis finding: 3 activities to Web Dev"}]}
      """
    And the server behind answers "get_workflow_step" with:
      """
      {"content": [{"type": "text", "text": "## Step 2: fetch with search_records, then store_analysis_memory"}]}
      """
    Then these arrive as they were sent:
      | the context mark, or that there is none                                     |
      | the hints, by the names that the intermediary lists, or that there are none |

  @TC-X-06
  Scenario: A result with other metadata arrives without a mark and without hints
    Given a mark and hints of "find_records" arrive when there are some
    When the server behind answers "find_records" with:
      """
      {"content": [{"type": "text", "text": "4 records"}], "_meta": {"com.example/took": 12}}
      """
    Then these arrive as they were sent:
      | the context mark, or that there is none                                     |
      | the hints, by the names that the intermediary lists, or that there are none |
