/** The gateway that a participant under test joins, and a relay that disturbs what goes through it. */
package org.contexttck.harness.peer.gateway;
