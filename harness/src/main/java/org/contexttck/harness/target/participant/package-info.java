/** The MCPP participant under test, behind its driver or live in a room of the kit's own gateway. */
package org.contexttck.harness.target.participant;
