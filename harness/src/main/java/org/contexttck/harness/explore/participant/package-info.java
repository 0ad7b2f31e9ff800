/** Messages that arrive at a participant, its own, filters and groups, in any order, held against a model of what it must show. */
package org.contexttck.harness.explore.participant;
