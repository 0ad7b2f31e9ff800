package org.contexttck.harness.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.target.server.Connection;
import org.contexttck.harness.target.server.ServerTarget;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.reports.event.Kit;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.Product;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunStarted;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioKind;
import org.contexttck.reports.event.TargetReached;
import org.contexttck.reports.event.Verdict;

/** The events with which a run begins. */
final class RunStart {

    private RunStart() {}

    static RunStarted event(RunRequest request, Selection selection, Catalogue catalogue, List<RolePart> roles) {
        Profile profile = request.profile();
        List<Role> tested = roles.stream().map(RolePart::role).toList();
        List<Requirement> rows = catalogue.all().stream()
                .filter(one -> tested.contains(one.role()))
                .toList();
        return new RunStarted(
                RunStarted.FORMAT,
                Instant.now(),
                new Kit(
                        "context-tck",
                        KitVersion.text(),
                        System.getProperty("java.version"),
                        System.getProperty("os.name") + " " + System.getProperty("os.arch")),
                named(profile),
                roles.stream().map(part -> part.role().text()).collect(Collectors.joining(", ")),
                profile.claims().protocols(),
                selection.text(),
                catalogue.digest(),
                profile.digest(),
                request.rerun(),
                request.shard().text(),
                profile.secrets().count(),
                ClaimedPlaces.of(profile, rows));
    }

    /** As the profile calls what is tested. */
    static Product named(Profile profile) {
        return new Product(
                profile.implementation().name(), profile.implementation().version());
    }

    static TargetReached reached(ServerTarget target, Profile profile) throws Unreachable, InterruptedException {
        Connection client = target.shared();
        Product server = client.opening()
                .map(RunStart::serverInfo)
                .map(info -> new Product(
                        info.path("name").asText(""), info.path("version").asText("")))
                .orElse(Product.UNKNOWN);
        return new TargetReached(
                Role.SERVER.text(),
                "",
                target.transport(),
                profile.shown("server", target.address()),
                client.revision().text(),
                server);
    }

    /** Who the server says it is: beside the versions up to 2025-11-25, in {@code _meta} from 2026-07-28 on. */
    static JsonNode serverInfo(ObjectNode opening) {
        JsonNode stateless = opening.path("_meta").path("io.modelcontextprotocol/serverInfo");
        return stateless.isObject() ? stateless : opening.path("serverInfo");
    }

    /** Why nothing of a requirement could be tried. */
    static String reasons(List<Unreached> unreached) {
        return String.join(
                "; ",
                unreached.stream()
                        .map(one -> one.way().isEmpty() ? one.reason() : one.text())
                        .toList());
    }

    /** A verdict that rests on less than was planned. */
    static RequirementJudged less(RequirementJudged verdict, List<Unreached> unreached) {
        if (verdict.verdict() == Verdict.NOT_CLAIMED || verdict.verdict() == Verdict.UNTESTED) {
            return verdict;
        }
        String before = verdict.reason().isEmpty() ? "" : verdict.reason() + "; ";
        return new RequirementJudged(
                verdict.id(),
                verdict.protocol(),
                verdict.role(),
                verdict.level(),
                verdict.basis(),
                verdict.says(),
                verdict.verdict(),
                verdict.observations(),
                before + Unreached.texts(unreached),
                verdict.readings(),
                verdict.scenarios(),
                verdict.transcript(),
                verdict.section());
    }

    /** Stands for every scenario of a run whose target could not be reached. */
    static ScenarioFinished blocked(String reason) {
        return new ScenarioFinished(
                "target",
                ScenarioKind.SCENARIO,
                "",
                0,
                "The target is reached",
                List.of(),
                Outcome.BLOCKED,
                0,
                0,
                reason,
                List.of(),
                "");
    }
}
