@gateway
Feature: A gateway delivers messages in contexts as it does all others

  Everybody else gets each message once. Nothing announces a context, and no kind is excluded.

  Background:
    Given "ann", "ben" and "cem" have joined

  @SC-G-05
  Scenario: Each message reaches everybody else once, with and without a context
    When these are sent:
      | message | from | context                                                 |
      | plain   | ann  |                                                         |
      | first   | ann  | {"id":"{run}-c1","type":"reasoning"}                    |
      | second  | ann  | {"id":"{run}-c1","type":"reasoning","metadata":{"n":2}} |
      | nested  | ann  | {"id":"{run}-c2","type":"reasoning","parent":"{run}-c1"} |
      | other   | ben  | {"id":"{run}-c3","type":"workflow"}                     |
      | untyped | cem  | {"id":"{run}-c4"}                                       |
      | again   | cem  |                                                         |
    Then each reaches every other participant once

  @SC-G-05
  Scenario: A context goes on, however many messages it has
    When "ann" sends 300 messages, each in the same context
    And "ben" sends 20 messages, each in the same context
    Then each reaches every other participant once

  @SC-G-06
  Scenario: Small messages do not overtake a large one of their sender
    When "ann" sends a message of 256 KiB and 20 small ones behind it
    Then the messages of "ann" arrive in the order sent

  @SC-G-06
  Scenario: Five hundred messages of one sender keep their order
    When "ann" sends 500 messages, each in a context of its own
    Then the messages of "ann" arrive in the order sent

  @SC-G-08
  Scenario: A context travels with every kind of message
    When these are sent:
      | message    | kind                         | context                              | payload                                                                        |
      | thought    | reflection                   | {"id":"{run}-c1","type":"reasoning"} | {"thought":"This seems like a security risk"}                                  |
      | chat       | chat                         | {"id":"{run}-c1","type":"reasoning"} | {"text":"Thinking about it"}                                                   |
      | proposal   | mcp/proposal:tools/call      | {"id":"{run}-c1","type":"reasoning"} | {"method":"tools/call","params":{"name":"read","arguments":{}}}                |
      | call       | mcp/request:tools/call       | {"id":"{run}-c1","type":"reasoning"} | {"method":"tools/call","params":{"name":"read","arguments":{},"_meta":{"progressToken":7}}} |
      | response   | mcp/response:tools/call      | {"id":"{run}-c1","type":"reasoning"} | {"result":{"content":[{"type":"text","text":"done"}]}}                         |
      | conclusion | conclusion                   | {"id":"{run}-c1","type":"reasoning"} | {"decision":"Deny the operation"}                                              |
      | unknown    | tck/a-kind-that-nobody-knows | {"id":"{run}-c1","type":"reasoning"} | {"text":"Whatever it is"}                                                      |
    Then each reaches every other participant

  @SC-G-09
  Scenario: The first message of a context needs no announcement
    When these are sent:
      | message | from | context                                                   |
      | new     | ann  | {"id":"{run}-new"}                                        |
      | shared  | ben  | {"id":"{run}-new"}                                        |
      | other   | cem  | {"id":"{run}-new","type":"reasoning","metadata":{"a":1}}  |
      | inner   | ann  | {"id":"{run}-inner","parent":"{run}-new"}                 |
    Then each reaches every other participant

  @SC-G-09
  Scenario: A context comes back after a pause
    Given "ann" sends a message in a context, and everybody gets it
    When nothing is sent for 1600 milliseconds
    And these are sent:
      | message | from | context                             |
      | again   | ann  | {"id":"{run}-c1","type":"reasoning"} |
      | answer  | ben  | {"id":"{run}-c1","type":"reasoning"} |
    Then each reaches every other participant

  @SC-G-10
  Scenario: An answer may name a context instead of a message
    When these are sent:
      | message  | from | context                              | members                       |
      | thought  | ann  | {"id":"{run}-c1","type":"reasoning"} |                               |
      | outcome  | ann  |                                      | {"correlation_id":"{run}-c1"} |
      | comment  | ben  | {"id":"{run}-c2"}                    | {"correlation_id":"{run}-c1"} |
    Then each reaches every other participant

  @SC-G-12
  Scenario: Three contexts, each inside the one before, keep id and parent
    When these are sent:
      | message    | context                                                            |
      | root       | {"id":"{run}-root","type":"reasoning"}                             |
      | child      | {"id":"{run}-child","type":"reasoning","parent":"{run}-root"}      |
      | grandchild | {"id":"{run}-grandchild","type":"reasoning","parent":"{run}-child"} |
    Then each reaches every other participant
    And each arrives with the same:
      | /context/id     |
      | /context/parent |

  @SC-G-12
  Scenario: A thousand contexts, each inside the one before, keep id and parent, or are refused in words
    When "ann" sends 1000 messages, each in a context inside the one before
    Then each reaches every other participant, or its sender is told of an error
    And each arrives with the same:
      | /context/id     |
      | /context/parent |

  @SC-G-19
  Scenario: A message whose id came before is a message all the same
    When these are sent:
      | message        | from | context           | members           |
      | first          | ann  | {"id":"{run}-c1"} | {"id":"{run}-m1"} |
      | same sender    | ann  | {"id":"{run}-c2"} | {"id":"{run}-m1"} |
      | another sender | ben  | {"id":"{run}-c1"} | {"id":"{run}-m1"} |
    Then each reaches every other participant

  @SC-G-22
  Scenario: An address means in a context what it means outside
    When these are sent:
      | message | from | context                               | members          |
      | plain   | ann  |                                       | {"to":["{ben}"]} |
      | inside  | ann  | {"id":"{run}-c1","type":"reasoning"}  | {"to":["{ben}"]} |
      | nested  | ann  | {"id":"{run}-c2","parent":"{run}-c1"} | {"to":["{ben}"]} |
    Then each reaches whom the first one reaches, and nobody else

  @SC-G-20
  Scenario: Who never uses a context gets those of others, and is heard
    When these are sent:
      | message | from | context                              |
      | one     | ann  | {"id":"{run}-c1","type":"reasoning"} |
      | two     | ben  | {"id":"{run}-c1","type":"reasoning"} |
      | three   | cem  |                                      |
      | four    | ann  |                                      |
      | five    | ben  | {"id":"{run}-c2","parent":"{run}-c1"} |
      | six     | cem  |                                      |
    Then each reaches every other participant
