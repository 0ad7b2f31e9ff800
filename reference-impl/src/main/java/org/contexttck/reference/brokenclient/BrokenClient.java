package org.contexttck.reference.brokenclient;

import org.contexttck.reference.client.ClientParts;

/** The parts of the reference client, one of which a variant replaces. */
abstract class BrokenClient extends ClientParts {}
