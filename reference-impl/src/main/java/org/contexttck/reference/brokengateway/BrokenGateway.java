package org.contexttck.reference.brokengateway;

import org.contexttck.reference.gateway.Conduct;

/** A gateway with a fault. A variant overrides one or two methods. */
abstract class BrokenGateway implements Conduct {}
