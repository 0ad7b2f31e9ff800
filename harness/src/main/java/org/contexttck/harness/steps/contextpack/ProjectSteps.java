package org.contexttck.harness.steps.contextpack;

import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.json.Pointer;
import org.contexttck.harness.profile.claim.ProjectScopes;
import org.contexttck.harness.steps.contextpack.Pack.Item;
import org.contexttck.harness.steps.shared.Shown;

/** What a pack holds of which project (CP-S-27, 30). */
public final class ProjectSteps {

    private static final Pointer SECTIONS = Pointer.parse("/sections");
    private static final String ACTIVE_WORK = "active_work";

    private final PackScene scene;
    private boolean othersSeen;

    public ProjectSteps(PackScene scene) {
        this.scene = scene;
    }

    @Then("the packs show the accessible marker")
    public void showTheMarker() {
        scene.claim().scopes().map(ProjectScopes::accessibleMarker).ifPresent(marker -> {
            List<Pack> packs = scene.packs();
            if (packs.stream()
                    .noneMatch(pack -> Json.write(pack.node().path("sections")).contains(quoted(marker)))) {
                scene.evidence()
                        .inconclusive(
                                "no pack for the goal of the scopes shows " + Shown.text(marker)
                                        + ", so the absence of the foreign one would tell nothing; correct `scopes` in the profile");
            }
        });
    }

    @Then("no pack shows anything of the foreign project")
    public void nothingForeign() {
        scene.claim().scopes().ifPresent(scopes -> scene.packs().forEach(pack -> nothingForeign(pack, scopes)));
    }

    private void nothingForeign(Pack pack, ProjectScopes scopes) {
        scene.evidence().observed();
        pack.items().stream()
                .filter(item -> item.project().equals(scopes.foreign()))
                .findFirst()
                .ifPresent(item -> scene.broke(
                        pack,
                        item.pointer().child("quality").child("project_id"),
                        item.pointer() + " is an item of " + scopes.foreign()
                                + ", a project that the credential has no access to",
                        "nothing of that project"));
        scene.evidence().observed();
        String whole = Json.write(pack.call().result().orElseThrow());
        if (whole.contains(quoted(scopes.foreignMarker()))) {
            scene.broke(
                    pack,
                    SECTIONS,
                    "the result shows \"" + Shown.text(scopes.foreignMarker()) + "\", which only " + scopes.foreign()
                            + " holds, a project that the credential has no access to",
                    "nothing of that project");
        }
    }

    @Given("the context tool finds active work of other projects for {string}")
    public void othersSeen(String goal) throws InterruptedException {
        for (String arguments : List.of("{\"limit\": 50}", "{\"limit\": 50, \"project\": \"$other\"}")) {
            Optional<Pack> pack = scene.call(goal, arguments).flatMap(scene::pack);
            othersSeen |= pack.stream().flatMap(ProjectSteps::activeWork).anyMatch(this::ofAnother);
        }
    }

    @Then("the active work in each pack is that of its project")
    public void activeWorkIsOfTheProject() {
        for (Pack pack : scene.packs()) {
            String project = pack.call().arguments().path("project").asText("");
            scene.evidence().observed();
            if (activeWork(pack).noneMatch(item -> item.project().equals(project))) {
                scene.broke(pack, SECTIONS, "the pack has no active work of " + project, "active work of that project");
            }
            activeWork(pack)
                    .filter(this::ofAnother)
                    .findFirst()
                    .ifPresent(item -> scene.broke(
                            pack,
                            item.pointer().child("quality").child("project_id"),
                            item.pointer() + " is active work of " + item.project() + ", must be of " + project,
                            "active work of " + project + " only"));
        }
        if (scene.claim().scopes().isPresent() && !othersSeen) {
            scene.evidence().inconclusive("no active work of another project was seen that could have been left out");
        }
    }

    private boolean ofAnother(Item item) {
        String own = scene.claim().scopes().map(ProjectScopes::accessible).orElse("");
        return !item.project().isEmpty() && !item.project().equals(own);
    }

    private static Stream<Item> activeWork(Pack pack) {
        return pack.items().stream().filter(item -> item.facet().asText("").equals(ACTIVE_WORK));
    }

    /** A text as it stands inside a JSON string. */
    private static String quoted(String text) {
        String json = Json.write(Json.text(text));
        return json.substring(1, json.length() - 1);
    }
}
