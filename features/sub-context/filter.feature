@gateway
Feature: A gateway that offers filters hides exactly what was asked for

  A filter concerns messages in contexts; those without a context always come (R30).

  Background:
    Given "ann", "ben" and "cem" have joined

  @SC-G-17
  Scenario: Who asks for one context gets that one, and what is in none
    Given "cem" asks for the context "{run}-c1" only
    When these are sent:
      | message | from | context                                                  | members                       |
      | in it   | ann  | {"id":"{run}-c1","type":"reasoning"}                     |                               |
      | beside  | ann  | {"id":"{run}-c2","type":"reasoning"}                     |                               |
      | below   | ben  | {"id":"{run}-c3","type":"reasoning","parent":"{run}-c1"} |                               |
      | nearly  | ben  | {"id":"{run}-C1","type":"reasoning"}                     |                               |
      | blank   | ann  | {"id":"{run}-c1 "}                                       |                               |
      | longer  | ann  | {"id":"{run}-c1/a"}                                      |                               |
      | linked  | ann  | {"id":"{run}-c2"}                                        | {"correlation_id":"{run}-c1"} |
      | answer  | ben  | {"id":"{run}-c1"}                                        | {"correlation_id":"{run}-c2"} |
      | again   | ben  | {"id":"{run}-c1"}                                        |                               |
      | outcome | ben  |                                                          | {"correlation_id":"{run}-c2"} |
      | plain   | ann  |                                                          |                               |
    Then "cem" gets just:
      | in it   |
      | answer  |
      | again   |
      | outcome |
      | plain   |
    And "ben" gets all of them
    And "ann" gets all of them

  @SC-G-17
  Scenario: Who asks for one type gets that one, and what is in no context
    Given "cem" asks for the type "reasoning" only
    When these are sent:
      | message  | from | context                                                      |
      | of it    | ann  | {"id":"{run}-c1","type":"reasoning"}                         |
      | other    | ann  | {"id":"{run}-c2","type":"workflow"}                          |
      | untyped  | ben  | {"id":"{run}-c3"}                                            |
      | nearly   | ben  | {"id":"{run}-c4","type":"Reasoning"}                         |
      | longer   | ben  | {"id":"{run}-c4","type":"reasoning/deep"}                    |
      | inside   | ben  | {"id":"{run}-c7","parent":"{run}-c1"}                        |
      | metadata | ann  | {"id":"{run}-c5","metadata":{"type":"reasoning"}}            |
      | again    | ben  | {"id":"{run}-c6","type":"reasoning","parent":"{run}-c2"}     |
      | plain    | ann  |                                                              |
    Then "cem" gets just:
      | of it |
      | again |
      | plain |
    And "ben" gets all of them
    And "ann" gets all of them

  @SC-G-17
  Scenario: A filter for a type goes by the type of the message, whatever its context had before
    Given "cem" asks for the type "reasoning" only
    When these are sent:
      | message     | from | context                              |
      | of it       | ann  | {"id":"{run}-c1","type":"reasoning"} |
      | another now | ann  | {"id":"{run}-c1","type":"workflow"}  |
      | plain       | ben  |                                      |
    Then "cem" gets just:
      | of it |
      | plain |

  @SC-G-17
  Scenario: A filter spares every kind of message, and what concludes a context too
    Given "cem" asks for the context "{run}-c1" only
    When these are sent:
      | message    | from | kind                    | context                              | payload                                                         |
      | chat       | ann  | chat                    | {"id":"{run}-c2"}                    | {"text":"Thinking about it"}                                    |
      | call       | ben  | mcp/request:tools/call  | {"id":"{run}-c2"}                    | {"method":"tools/call","params":{"name":"read","arguments":{}}} |
      | response   | ann  | mcp/response:tools/call | {"id":"{run}-c2"}                    | {"result":{"content":[]}}                                       |
      | conclusion | ann  | conclusion              | {"id":"{run}-c2","type":"reasoning"} | {"decision":"Deny the operation"}                               |
      | wanted     | ann  | conclusion              | {"id":"{run}-c1","type":"reasoning"} | {"decision":"Allow it"}                                         |
      | call in it | ben  | mcp/request:tools/call  | {"id":"{run}-c1"}                    | {"method":"tools/call","params":{"name":"read","arguments":{}}} |
    Then "cem" gets just:
      | wanted     |
      | call in it |
    And "ben" gets all of them

  @SC-G-17
  Scenario: A filter holds while others come and go
    Given "cem" asks for the context "{run}-c1" only
    And "ben" has left
    And "dee" has joined too
    When these are sent:
      | message | from | context                              |
      | in it   | ann  | {"id":"{run}-c1","type":"reasoning"} |
      | beside  | dee  | {"id":"{run}-c2","type":"reasoning"} |
      | plain   | dee  |                                      |
    Then "cem" gets just:
      | in it |
      | plain |
    And "ann" gets all of them
    And "dee" gets all of them

  @SC-G-17
  Scenario: A filter holds after a pause
    Given "cem" asks for the context "{run}-c1" only
    When nothing is sent for 1600 milliseconds
    And these are sent:
      | message | from | context                              |
      | in it   | ann  | {"id":"{run}-c1","type":"reasoning"} |
      | beside  | ben  | {"id":"{run}-c2","type":"reasoning"} |
      | plain   | ann  |                                      |
    Then "cem" gets just:
      | in it |
      | plain |
    And "ben" gets all of them
    And "ann" gets all of them
