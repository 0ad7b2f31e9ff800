package org.contexttck.harness.profile.claim;

import java.util.OptionalInt;
import org.contexttck.harness.profile.yaml.Key;

/**
 * How to walk through all pages of a fetching tool.
 *
 * @param parameter the argument that takes the number of the page
 * @param first number of the first page, at least 0
 * @param count number of pages, at least 1; empty if not known
 * @param records number of records on all pages together, at least 0; empty if not known
 */
public record PageWalk(
        @Key(standard = "page") String parameter,
        @Key(standard = "1") int first,
        @Key(least = 1) OptionalInt count,
        OptionalInt records) {}
