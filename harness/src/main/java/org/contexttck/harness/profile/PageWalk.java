package org.contexttck.harness.profile;

import java.util.OptionalInt;

/**
 * How to walk through all pages of a fetching tool.
 *
 * @param parameter the argument that takes the number of the page
 * @param first number of the first page, at least 0
 * @param count number of pages, at least 1; empty if not known
 * @param records number of records on all pages together, at least 0; empty if not known
 */
public record PageWalk(String parameter, int first, OptionalInt count, OptionalInt records) {}
