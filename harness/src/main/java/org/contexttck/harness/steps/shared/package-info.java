/**
 * What steps of several protocols share: the world of a server, checks, what must be, and how failure texts show
 * values.
 */
package org.contexttck.harness.steps.shared;
