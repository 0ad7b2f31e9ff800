/**
 * The profile of an implementation: how to start or reach it, what it claims, and where its data is. Read from YAML, with every
 * fault named by line and column; what must hold is never decided here.
 */
package org.contexttck.harness.profile;
