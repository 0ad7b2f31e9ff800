package org.contexttck.harness.steps.client;

import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.steps.shared.UsedOnce;
import org.contexttck.harness.target.client.ClientSession;
import org.contexttck.harness.target.client.ClientSilent;
import org.contexttck.harness.target.client.ClientView;
import org.contexttck.harness.target.client.ViewBlock;

/** What the client shows on a screen (TC-C-25 to TC-C-29). */
public final class ScreenSteps {

    private final ClientWorld world;
    private final BlockChecks checks;

    public ScreenSteps(ClientWorld world, BlockChecks checks) {
        this.world = world;
        this.checks = checks;
    }

    @When("the user opens {string}")
    public void opens(String name) throws InterruptedException {
        ScenarioCall called = world.called(name);
        withView(name + " was opened", view -> view.expand(called.callId()));
    }

    @When("the user switches {string} {word}")
    public void switches(String setting, String position) throws InterruptedException {
        if (!setting.equals("Show context hints") || !List.of("on", "off").contains(position)) {
            throw new IllegalArgumentException("there is no setting \"" + setting + "\" with the position " + position);
        }
        withView(setting + " was switched " + position, view -> view.setShowHints(position.equals("on")));
    }

    private void withView(String what, Looking looking) throws InterruptedException {
        Optional<ClientView> view = view();
        if (view.isPresent()) {
            world.doing(what, session -> {
                looking.at(view.get());
                return true;
            });
        }
    }

    /** Something done with what the client shows. */
    private interface Looking {

        void at(ClientView view) throws ClientSilent, InterruptedException;
    }

    @Then("the screen shows:")
    public void shows(DataTable table) throws InterruptedException {
        shownResult(table, true);
    }

    @Then("for comparison the screen shows:")
    public void forComparison(DataTable table) throws InterruptedException {
        shownResult(table, false);
    }

    @Then("for comparison the screen shows some badge")
    @UsedOnce("which badge is another requirement")
    public void someBadge() throws InterruptedException {
        if (blocks().stream().allMatch(block -> block.badges().isEmpty()) && world.goesOn()) {
            world.nothingToCompareWith("the screen shows no badge with the setting on either");
        }
    }

    private void shownResult(DataTable table, boolean demanded) throws InterruptedException {
        List<ViewBlock> blocks = blocks();
        if (!world.goesOn() || view().isEmpty()) {
            return;
        }
        for (Map<String, String> row : table.asMaps()) {
            ScenarioCall called = world.called(row.get("call"));
            List<ViewBlock> found = blocks.stream()
                    .filter(block -> block.callId().equals(called.callId()))
                    .toList();
            if (world.goesOn()) {
                checks.check(called, found, row, demanded);
            }
        }
    }

    private List<ViewBlock> blocks() throws InterruptedException {
        Optional<ClientView> view = view();
        if (view.isEmpty()) {
            return List.of();
        }
        return world.doing("the screen was looked at", session -> view.get().blocks())
                .orElse(List.of());
    }

    private Optional<ClientView> view() {
        Optional<ClientView> view = world.session().flatMap(ClientSession::view);
        if (world.session().isPresent() && view.isEmpty()) {
            world.evidence().blocked("transient-context.client.display is claimed, but the driver offers no view");
        }
        return view;
    }
}
