package org.contexttck.harness.cucumber;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.verdict.Evidence;
import org.contexttck.reports.event.ScenarioStep;

/**
 * One scenario after it ran.
 *
 * @param feature path below {@code features/}, without the ending, for example {@code wire/answers}
 * @param tags with the leading {@code @}
 * @param evidence what its steps recorded
 * @param fault what a step threw, or that a step has no code; steps report findings as evidence, so any throw is a
 *     fault of the kit
 * @param steps what became of each step
 */
public record CaseResult(
        String feature,
        int line,
        String name,
        List<String> tags,
        Instant began,
        Duration took,
        Evidence evidence,
        Optional<Throwable> fault,
        List<ScenarioStep> steps) {}
