/** Calls through an intermediary, of any values and several at once, held against what was sent on either side of it. */
package org.contexttck.harness.explore.intermediary;
