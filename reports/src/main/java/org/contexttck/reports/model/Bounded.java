package org.contexttck.reports.model;

import java.util.List;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.Measured;
import org.contexttck.reports.event.Product;
import org.contexttck.reports.event.ReadingCited;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioStep;
import org.contexttck.reports.event.ScenarioStep.SeenMessage;
import org.contexttck.reports.event.Series;
import org.contexttck.reports.text.Bounds;
import org.contexttck.reports.text.Elision;
import org.contexttck.reports.text.Excerpts;

/** Events as a report holds them: whatever a target made long is cut. */
final class Bounded {

    /** The most labels of a measurement. */
    static final int LABELS = 500;

    /** The most series of a measurement. */
    static final int SERIES = 6;

    /** The most steps of a scenario. */
    private static final int STEPS = 50;

    private static final Elision WIDE = new Elision(16_000, 1_000, 50);

    private Bounded() {}

    static String name(String text) {
        return Bounds.cut(text, Bounds.NAME);
    }

    static String value(String text) {
        return Bounds.cut(text, Bounds.VALUE);
    }

    static Product product(Product product) {
        return new Product(name(product.name()), name(product.version()));
    }

    static ReadingCited reading(ReadingCited r) {
        return new ReadingCited(r.id(), r.protocol(), name(r.title()), value(r.text()), value(r.reason()));
    }

    static Measured measured(Measured m) {
        return new Measured(
                m.scenario(),
                name(m.title()),
                name(m.unit()),
                m.labels().stream().limit(LABELS).map(Bounded::name).toList(),
                m.series().stream().limit(SERIES).map(Bounded::series).toList(),
                m.form());
    }

    private static Series series(Series series) {
        return new Series(
                name(series.name()), series.values().stream().limit(LABELS).toList());
    }

    static RequirementJudged judged(RequirementJudged r) {
        return new RequirementJudged(
                r.id(),
                r.protocol(),
                r.role(),
                r.level(),
                r.basis(),
                value(r.says()),
                r.verdict(),
                r.observations(),
                value(r.reason()),
                r.readings(),
                r.scenarios(),
                value(r.transcript()),
                value(r.section()));
    }

    /** Without its findings, which a report tells with their requirements. */
    static ScenarioFinished scenario(ScenarioFinished s) {
        return new ScenarioFinished(
                s.key(),
                s.kind(),
                value(s.feature()),
                s.line(),
                value(s.name()),
                s.requirements(),
                s.outcome(),
                s.observations(),
                s.durationMillis(),
                value(s.reason()),
                List.of(),
                value(s.transcript()),
                s.steps().stream().limit(STEPS).map(Bounded::step).toList(),
                name(s.began()));
    }

    private static ScenarioStep step(ScenarioStep s) {
        return new ScenarioStep(
                value(s.text()),
                s.outcome(),
                s.observations(),
                s.where().stream()
                        .limit(ShownFinding.MESSAGES)
                        .map(it -> new SeenMessage(value(it.transcript()), it.message()))
                        .toList());
    }

    static Finding finding(Finding f) {
        return new Finding(
                f.requirement(),
                name(f.subject()),
                value(f.headline()),
                value(f.expected()),
                value(f.seen()),
                value(f.pointer()),
                value(f.value()),
                value(f.cause()),
                f.messages().stream().limit(ShownFinding.MESSAGES).toList(),
                f.excerpt().stream()
                        .limit(ShownFinding.MESSAGES)
                        .map(e -> new Excerpt(e.order(), e.direction(), Excerpts.shorten(e.text(), f.pointer(), WIDE)))
                        .toList(),
                value(f.transcript()));
    }
}
