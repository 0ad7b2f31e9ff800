/** What a profile names for testing, by role. */
package org.contexttck.harness.target;
