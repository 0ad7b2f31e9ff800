/** What an implementation claims below {@code claims:}, and where its data is. */
package org.contexttck.harness.profile.claim;
