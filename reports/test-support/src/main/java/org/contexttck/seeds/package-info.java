/** Tests of what holds for any input: many inputs, each drawn from its own seed. */
package org.contexttck.seeds;
