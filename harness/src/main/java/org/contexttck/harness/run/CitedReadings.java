package org.contexttck.harness.run;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.reports.event.ReadingCited;
import org.contexttck.reports.event.RequirementJudged;

/** The readings on which the judged requirements rest, so that a report can give the reason beside a verdict. */
public final class CitedReadings {

    private CitedReadings() {}

    /** Those of these rows, in the order of the catalogue. */
    public static List<ReadingCited> of(Catalogue catalogue, List<RequirementJudged> judged) {
        Set<String> cited =
                judged.stream().flatMap(one -> one.readings().stream()).collect(Collectors.toSet());
        return catalogue.readings().stream()
                .filter(reading -> cited.contains(reading.id()))
                .map(reading -> new ReadingCited(
                        reading.id(), reading.protocol(), reading.title(), reading.text(), reading.reason()))
                .toList();
    }
}
