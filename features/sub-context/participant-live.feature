@participant @live
Feature: A participant in a room with others

  What a participant shows when it joins a gateway by itself: only in the envelopes that it sends there.

  Background:
    Given it has joined the kit's gateway

  @SC-P-01
  Scenario: It puts up with contexts of others
    When these are sent to it:
      | message | kind                         | context                                                              |
      | m1      | reflection                   | {"id":"c1","type":"reasoning"}                                       |
      | m2      | reflection                   | {"id":"c2","type":"a type that nobody knows","parent":"never seen"}  |
      | m3      | conclusion                   | {"id":"c1","metadata":{"a":{"b":[{},[],null]}}}                      |
      | m4      | tck/a-kind-that-nobody-knows | {"id":"思考","parent":"思考","x-extra":true}                           |
      | m5      | reflection                   |                                                                      |
      | m6      | reflection                   | null                                                                 |
      | m7      | reflection                   | {"id":"c3","parent":"c4","type":"","metadata":{}}                    |
      | m8      | reflection                   | {"id":"c4","parent":"c3","metadata":{"a":[[[[[[[[[[[[0]]]]]]]]]]]]}} |
    And it is asked to reason
    Then it has answered, and is still there

  @SC-P-02
  Scenario: Started once more, it makes other ids
    When it is asked to reason
    And it is started once more
    And it is asked to reason
    Then of its own contexts none has an id of before

  @SC-P-18
  Scenario: Each of its messages has an id of its own, also when it was started once more
    When it is asked to reason
    And it is started once more
    And it is asked to reason
    Then of its own messages each has another id, those of before included

  @SC-P-03
  Scenario: Some context of its own holds several messages
    When it is asked to reason
    Then of its own contexts some hold several messages

  @SC-P-04
  Scenario: A context of its own inside another names that as its parent
    When it is asked to reason
    Then of its own contexts each inside another names that as its parent

  @SC-P-14
  Scenario: All that it sends is complete and from itself
    When it is asked to reason
    Then of its own envelopes each is complete, and from itself
