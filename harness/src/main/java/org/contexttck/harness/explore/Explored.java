package org.contexttck.harness.explore;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What exploring a target came to.
 *
 * @param conversations how many were drawn
 * @param dimensions in how many of them each thing that may vary did
 * @param observations how often something was seen that bears on a requirement
 * @param cases what is wrong, each shown by a conversation of its own
 * @param unsteady what was wrong once and not when the same was said again; a line each. No failure of anybody
 * @param outdated the codes of kept cases that draw another conversation by now
 * @param stopped why it ended before its time; empty if it did not
 */
public record Explored(
        int conversations,
        Map<String, Integer> dimensions,
        Map<String, Integer> observations,
        List<ExploredCase> cases,
        List<String> unsteady,
        List<String> outdated,
        Optional<String> stopped) {}
