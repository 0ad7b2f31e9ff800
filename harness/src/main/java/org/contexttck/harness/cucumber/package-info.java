/** Runs the features. All that the kit needs of Cucumber is here. */
package org.contexttck.harness.cucumber;
