package org.contexttck.reference.brokenparticipant;

import org.contexttck.reference.participant.Habits;

/** A participant with a fault. A variant overrides one of the methods. */
abstract class BrokenParticipant implements Habits {}
