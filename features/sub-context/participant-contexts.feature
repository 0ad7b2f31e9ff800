@participant
Feature: A participant takes contexts in and makes its own

  Background:
    Given a participant that remembers nothing

  @SC-P-01
  Scenario: Contexts for which it has no use
    When these arrive:
      | message | kind                         | context                                                                    |
      | m1      | chat                         |                                                                            |
      | m2      | reflection                   | {"id":"c1"}                                                                |
      | m3      | reflection                   | {"id":"c1","type":"reasoning","metadata":{"started_at":"2025-08-31"}}      |
      | m4      | chat                         | {"id":"c2","type":"a type that nobody knows"}                              |
      | m5      | mcp/proposal:tools/call      | {"id":"c3","parent":"never seen","x-extra":[1,null]}                       |
      | m6      | conclusion                   | {"id":"c1","metadata":{"a":{"b":[{},[],null]},"n":9007199254740993}}       |
      | m7      | tck/a-kind-that-nobody-knows | {"id":"思考 🧠","type":"","metadata":{}}                                    |
      | m8      | reflection                   | {"id":"c4","parent":"c4"}                                                  |
      | m9      | chat                         |                                                                            |
    Then it takes all of them
    And the filter "everything" keeps all of them

  @SC-P-02
  Scenario: A thousand ids that nobody can guess
    When it makes 1000 context ids
    Then all differ, and each has room for 122 random bits

  @SC-P-03
  Scenario: What belongs together carries one id
    When it opens the context "security" of type "reasoning"
    And it opens the context "lunch" of type "planning"
    And it sends:
      | message | kind                    | in       |
      | m1      | reflection              | security |
      | m2      | chat                    |          |
      | m3      | mcp/proposal:tools/call | security |
      | m4      | reflection              | lunch    |
      | m5      | conclusion              | security |
      | m6      | reflection              | lunch    |
    Then all that it sends in "security" carries one context id
    And all that it sends in "lunch" carries one context id
    And "security" has an id of its own, and no other has it
    And what it sends in no context carries none

  @SC-P-04
  Scenario: A context inside another
    When it opens the context "outer" of type "reasoning"
    And it opens the context "inner" inside "outer"
    And it opens the context "innermost" inside "inner"
    And it sends:
      | message | kind       | in        |
      | m1      | reflection | outer     |
      | m2      | reflection | inner     |
      | m3      | reflection | innermost |
      | m4      | conclusion | inner     |
    Then "inner" names "outer" as its parent
    And "innermost" names "inner" as its parent
    And "inner" has an id of its own, and no other has it
    And "innermost" has an id of its own, and no other has it
