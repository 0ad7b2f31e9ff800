/** How many tokens of a model's context window a text takes. */
package org.contexttck.harness.tokens;
