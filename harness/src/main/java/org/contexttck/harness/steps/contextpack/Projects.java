package org.contexttck.harness.steps.contextpack;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.profile.claim.ProjectScopes;
import org.contexttck.harness.steps.contextpack.Pack.Item;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/** What a pack holds of which project or domain (CP-S-27, 30, 41). */
public final class Projects {

    private static final String ACTIVE_WORK = "active_work";

    private final PackWorld world;
    private boolean othersSeen;

    public Projects(PackWorld world) {
        this.world = world;
    }

    /** That nothing foreign is shown tells something only where the accessible project is shown. */
    void nothingForeign(List<Pack> packs) {
        world.claim().scopes().ifPresent(scopes -> {
            String marker = scopes.accessibleMarker();
            if (packs.stream().noneMatch(pack -> pack.shows(marker))) {
                world.evidence()
                        .inconclusive(
                                "no pack for the goal of the scopes shows " + Shown.text(marker)
                                        + ", so the absence of the foreign one would tell nothing; correct `scopes` in the profile");
            }
            packs.forEach(pack -> nothingForeign(pack, scopes));
        });
    }

    private void nothingForeign(Pack pack, ProjectScopes scopes) {
        Optional<Item> foreign = pack.items().stream()
                .filter(item -> item.project().equals(scopes.foreign()))
                .findFirst();
        check(
                pack,
                foreign,
                " is an item of " + scopes.foreign() + ", a project that the credential has no access to",
                "nothing of that project");
        String whole = Json.write(pack.call().result().orElseThrow());
        for (String marker : scopes.foreignMarkers()) {
            world.check(pack, Pack.SECTIONS)
                    .that(
                            !whole.contains(Pack.quoted(marker)),
                            "the result shows \"" + Shown.text(marker) + "\", which only " + scopes.foreign()
                                    + " holds, a project that the credential has no access to",
                            "nothing of that project");
        }
    }

    void ofTheDomain(Pack pack) {
        world.claim().domains().ifPresent(domains -> {
            String asked = pack.call().arguments().path("domain").asText("");
            String own = asked.equals(domains.named())
                    ? domains.markers().named()
                    : domains.markers().other();
            world.check(pack, Pack.SECTIONS)
                    .that(
                            pack.shows(own),
                            "the pack shows nothing of the domain " + asked + " (\"" + Shown.text(own)
                                    + "\" is in no item)",
                            "what the domain has for this goal");
        });
    }

    /** Records an item that should not be there; none is as it should be. */
    private void check(Pack pack, Optional<Item> wrong, String what, String expected) {
        Pointer item = wrong.map(Item::pointer).orElse(Pack.SECTIONS);
        Pointer place = wrong.isPresent() ? item.child("quality").child("project_id") : item;
        world.check(pack, place).that(wrong.isEmpty(), item + what, expected);
    }

    /** Looks whether there is active work of other projects that could be left out. */
    void othersSeen(String goal) throws InterruptedException {
        for (String arguments : List.of("{\"limit\": 50}", "{\"limit\": 50, \"project\": \"$other\"}")) {
            Optional<Pack> pack = world.ask(goal, arguments).flatMap(world::pack);
            othersSeen |= pack.stream().flatMap(Projects::activeWork).anyMatch(this::ofAnother);
        }
    }

    void activeWorkIsOfTheProject(List<Pack> packs) {
        for (Pack pack : packs) {
            String project = pack.call().arguments().path("project").asText("");
            Optional<Item> other = activeWork(pack).filter(this::ofAnother).findFirst();
            if (other.isPresent()) {
                String what = " is active work of " + other.get().project() + ", must be of " + project;
                check(pack, other, what, "active work of " + project + " only");
            } else {
                world.check(pack, Pack.SECTIONS)
                        .that(
                                activeWork(pack).anyMatch(item -> isOf(item, project)),
                                "the pack has no active work of " + project,
                                "active work of that project");
            }
        }
        if (world.claim().scopes().isPresent() && !othersSeen) {
            world.evidence().inconclusive("no active work of another project was seen that could have been left out");
        }
    }

    /** An item need not name its project: what it shows tells as much. */
    private boolean isOf(Item item, String project) {
        return item.project().equals(project)
                || item.project().isEmpty()
                        && world.claim()
                                .scopes()
                                .filter(scopes -> scopes.accessible().equals(project))
                                .filter(scopes -> item.shows(scopes.accessibleMarker()))
                                .isPresent();
    }

    private boolean ofAnother(Item item) {
        String own = world.claim().scopes().map(ProjectScopes::accessible).orElse("");
        return !item.project().isEmpty() && !item.project().equals(own);
    }

    private static Stream<Item> activeWork(Pack pack) {
        return pack.items().stream().filter(item -> item.facet().asText("").equals(ACTIVE_WORK));
    }
}
