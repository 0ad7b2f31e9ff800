/** What must hold of every envelope that a participant sends. */
package org.contexttck.harness.monitor.participant;
