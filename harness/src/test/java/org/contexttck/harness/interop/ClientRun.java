package org.contexttck.harness.interop;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.contexttck.harness.run.Kit;
import org.contexttck.harness.run.SharedRun;

/** A run against a client in Node, and what its report says. */
record ClientRun(Kit.Outcome outcome, JsonNode report) {

    /** @param profile the name of the file, without its ending; @param more options of the command */
    static ClientRun of(String profile, String... more) {
        SharedRun run = SharedRun.ofPeer(profile, more);
        return new ClientRun(run.outcome(), run.json());
    }

    /** The requirements that the profile claims, by verdict. */
    Map<String, List<String>> claimed() {
        return StreamSupport.stream(report.path("requirements").spliterator(), false)
                .filter(one -> !verdict(one).equals("not-claimed"))
                .collect(Collectors.groupingBy(
                        ClientRun::verdict,
                        TreeMap::new,
                        Collectors.mapping(one -> one.path("id").textValue(), Collectors.toList())));
    }

    /** The ways in which the client was observed, in order. */
    List<String> ways() {
        return StreamSupport.stream(report.path("targets").spliterator(), false)
                .map(one -> one.path("way").textValue())
                .toList();
    }

    /** What broke a requirement, by the way in which the client was observed: the first finding of each scenario. */
    Map<String, List<String>> broken(String id) {
        return StreamSupport.stream(report.path("requirements").spliterator(), false)
                .filter(one -> one.path("id").textValue().equals(id))
                .flatMap(one -> StreamSupport.stream(one.path("scenarios").spliterator(), false))
                .filter(scenario -> scenario.path("kind").textValue().equals("scenario"))
                .filter(scenario -> scenario.path("outcome").textValue().equals("broke"))
                .collect(Collectors.groupingBy(
                        scenario -> scenario.path("key").textValue().replaceAll(".*@", ""),
                        TreeMap::new,
                        Collectors.mapping(scenario -> scenario.path("reason").textValue(), Collectors.toList())));
    }

    private static String verdict(JsonNode requirement) {
        return requirement.path("verdict").textValue();
    }
}
