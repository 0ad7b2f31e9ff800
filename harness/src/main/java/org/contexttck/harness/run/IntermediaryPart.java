package org.contexttck.harness.run;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.doctor.bill.IntermediaryBill;
import org.contexttck.harness.explore.intermediary.IntermediaryGenerator;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.run.reference.ReferenceCommand;
import org.contexttck.harness.target.intermediary.IntermediaryTarget;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.reports.event.Measured;
import org.contexttck.reports.event.Product;
import org.contexttck.reports.event.TargetReached;

/** Tests what stands between an MCP client and an MCP server. */
final class IntermediaryPart implements RolePart {

    private static final String BEHIND = "revision behind: ";

    @Override
    public Role role() {
        return Role.INTERMEDIARY;
    }

    @Override
    public boolean in(Profile profile) {
        return profile.targets().intermediary().isPresent();
    }

    @Override
    public String section(ReferenceCommand command) {
        return "intermediary: {upstream: http, stdio: {command: "
                + command.of("intermediary", "--upstream", "{mcp.url}") + "}}";
    }

    @Override
    public void run(PartRun run) throws Unreachable, InterruptedException {
        run.claim(run.claims().andIntermediary());
        try (IntermediaryTarget target = run.targets().intermediary()) {
            run.reached(reached(target, run.profile()));
            target.passages()
                    .forEach(it -> run.plan("").tried(BEHIND + it.behind().text()));
            for (IntermediaryTarget.NotOpened one : target.notOpened()) {
                run.plan("").leftOut(BEHIND + one.behind().text(), one.reason());
                if (!one.refused()) {
                    run.unreached(one.behind().text(), new Unreachable(one.reason(), one.stderrTail()));
                }
            }
            run.scenarios(List.of(target), "", "", 1);
            run.explore(setting -> Optional.of(new IntermediaryGenerator(target)));
        }
    }

    @Override
    public List<Measured> bill(Profile profile) throws InterruptedException {
        return IntermediaryBill.measure(profile).measurements();
    }

    private static TargetReached reached(IntermediaryTarget target, Profile profile) {
        String revisions = target.passages().stream()
                .map(passage -> passage.front().text())
                .distinct()
                .collect(Collectors.joining(", "));
        Product product = target.passages()
                .get(0)
                .opening()
                .map(RunStart::serverInfo)
                .map(IntermediaryPart::product)
                .orElse(Product.UNKNOWN);
        return new TargetReached(
                Role.INTERMEDIARY.text(),
                "",
                target.transport(),
                profile.shown("intermediary", target.address()),
                revisions,
                product);
    }

    private static Product product(JsonNode info) {
        return new Product(info.path("name").asText(""), info.path("version").asText(""));
    }
}
