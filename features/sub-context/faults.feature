@gateway @faults
Feature: Faulty connections cost nobody but those who have them

  Run with --faults: a relay stands between the gateway and one participant.

  Background:
    Given "ann", "ben" and "cem" have joined
    And "dan" has joined over a relay

  @SC-G-05
  Scenario: Frames that arrive in slices of a few bytes are whole messages
    When the relay cuts what goes through it into slices
    And "ann" sends 50 messages, each in a context of its own
    Then each reaches every other participant once
    And "dan" gets all of them
    And whatever "dan" got is unchanged, once and in order

  @SC-G-06
  Scenario: Somebody who does not read holds up nobody else, and misses nothing
    When the relay stands still
    And "ann" sends a message of 256 KiB and 500 small ones behind it
    Then the messages of "ann" arrive in the order sent
    When the relay goes on
    Then whatever "dan" got is unchanged, once and in order

  @SC-G-13
  Scenario: A connection that breaks in the middle of a broadcast costs nobody else a message
    When "ann" sends 200 messages, each in a context of its own
    And the relay breaks its connections
    And "ann" sends 200 messages, each in a context of its own
    Then each reaches every other participant once
    And everybody is still connected and served
    And whatever "dan" got is unchanged, once and in order
