/** The reference implementations as something to run. */
package org.contexttck.harness.run.reference;
