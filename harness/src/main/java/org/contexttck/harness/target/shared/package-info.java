/** What targets of every role need: programs that are started, and connections that are recorded. */
package org.contexttck.harness.target.shared;
