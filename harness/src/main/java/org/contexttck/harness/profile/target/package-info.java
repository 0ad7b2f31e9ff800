/** How to reach what is tested, one entry for each role. */
package org.contexttck.harness.profile.target;
