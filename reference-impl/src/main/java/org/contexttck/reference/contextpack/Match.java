package org.contexttck.reference.contextpack;

/**
 * A memory that fits a goal.
 *
 * @param id as the database knows it
 * @param score how well it fits, a finite number; more is better
 */
record Match(String id, Memory memory, double score) {}
