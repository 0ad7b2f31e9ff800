/**
 * The requirements and readings of {@code features/}, read from the class path, and the rules that keep them and the scenarios
 * in step. Uses nothing else of the kit.
 */
package org.contexttck.harness.catalogue;
