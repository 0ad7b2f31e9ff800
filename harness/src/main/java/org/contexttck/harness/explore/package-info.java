/**
 * Conversations that nobody wrote down: drawn from a sequence of choices, held with a target, judged by the monitors and by what
 * the target has said itself, and made smaller until they show just what is wrong. The same choices always give the same
 * conversation, so a case that was found is held again from its choices alone.
 */
package org.contexttck.harness.explore;
