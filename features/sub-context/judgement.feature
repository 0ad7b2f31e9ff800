@gateway
Feature: A gateway does not judge contexts, and refuses in words

  Beyond basic syntax the structure of a context is no business of the gateway. What it does refuse, its sender hears of.

  Background:
    Given "ann", "ben" and "cem" have joined

  @SC-G-07
  Scenario: Members and types that nobody knows are passed on
    When these are sent:
      | message        | context                                                                  |
      | unknown type   | {"id":"{run}-c1","type":"a type that nobody knows"}                      |
      | empty type     | {"id":"{run}-c1","type":""}                                              |
      | unknown member | {"id":"{run}-c1","x-extra":{"a":[1,null]},"priority":3}                  |
      | empty metadata | {"id":"{run}-c1","type":"reasoning","metadata":{}}                       |
      | long id        | {"id":"{run}-0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789"} |
      | odd id         | {"id":"{run}/a b:c#?&%00'\"\\\\"}                                          |
    Then each reaches every other participant

  @SC-G-07
  Scenario: Parents never seen, in a circle, or of themselves are passed on
    When these are sent:
      | message       | context                                          |
      | never seen    | {"id":"{run}-e","parent":"{run}-never-seen"}     |
      | half a circle | {"id":"{run}-a","parent":"{run}-b"}              |
      | whole circle  | {"id":"{run}-b","parent":"{run}-a"}              |
      | itself        | {"id":"{run}-d","parent":"{run}-d"}              |
      | empty         | {"id":"{run}-f","parent":""}                     |
      | another now   | {"id":"{run}-a","parent":"{run}-d"}              |
    Then each reaches every other participant

  @SC-G-07
  Scenario: A context need not go on as it began, nor as somebody else began it
    When these are sent:
      | message      | from | context                                                   |
      | first        | ann  | {"id":"{run}-c1","type":"reasoning"}                      |
      | another type | ben  | {"id":"{run}-c1","type":"workflow"}                       |
      | no type      | cem  | {"id":"{run}-c1"}                                         |
      | a parent now | ben  | {"id":"{run}-c1","type":"reasoning","parent":"{run}-c0"}  |
      | and planning | ann  | {"id":"{run}-c1","type":"planning","metadata":{"a":[]}}   |
    Then each reaches every other participant

  @SC-G-11
  Scenario: A context that breaks basic syntax is passed on, or refused in words
    When these are sent:
      | message         | context                                  |
      | no id           | {"type":"reasoning"}                     |
      | empty object    | {}                                       |
      | empty id        | {"id":""}                                |
      | number as id    | {"id":7}                                 |
      | null as id      | {"id":null}                              |
      | object as id    | {"id":{"id":"{run}-c1"}}                 |
      | number as type  | {"id":"{run}-c1","type":7}               |
      | list as parent  | {"id":"{run}-c1","parent":["{run}-c2"]}  |
      | text for meta   | {"id":"{run}-c1","metadata":"note"}      |
      | list for meta   | {"id":"{run}-c1","metadata":[]}          |
      | path            | "{run}/c1"                               |
      | number          | 7                                        |
      | list            | [{"id":"{run}-c1"}]                      |
      | null            | null                                     |
    Then each reaches every other participant, or its sender is told of an error
    And everybody is still connected and served

  @SC-G-14
  Scenario: What is signed as somebody else arrives as its sender's, or is refused in words
    When these are sent:
      | message  | from | context           | members                    |
      | as ben   | ann  | {"id":"{run}-c1"} | {"from":"{ben}"}           |
      | as human | ann  |                   | {"from":"human-overseer"}  |
    Then each arrives as from its sender, or its sender is told of an error

  @SC-G-15
  Scenario Outline: An envelope with <member> twice arrives alike at all, or is refused in words
    When "ann" sends "an envelope with <member> twice" in a frame
    Then each arrives so that all read it alike, or its sender is told of an error

    Examples:
      | member     |
      | context    |
      | context.id |
