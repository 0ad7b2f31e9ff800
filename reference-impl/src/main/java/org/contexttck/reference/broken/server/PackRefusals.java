package org.contexttck.reference.broken.server;

import java.util.function.Predicate;

/** Packs where a refusal belongs, refusals where a pack belongs, and refusals that say the wrong thing. */
final class PackRefusals {

    private static final String NO_TOKEN = "Organization context required";
    private static final String OUT_OF_REACH = "Project access denied";

    static final ServerMistakes ALL = new ServerMistakes()
            .result("AnonymousPack", refusal(NO_TOKEN), PackRefusals::makeUp)
            .result(
                    "BlankGoalMatchesAll",
                    refusal("goal ").and(result -> result.request().isText("goal")),
                    PackRefusals::makeUp)
            .result(
                    "EchoesUnknownIntent",
                    refusal("intent ").and(result -> result.request().isText("intent")),
                    PackRefusals::makeUp)
            .result(
                    "EchoesUnknownLayer",
                    refusal("layer ").and(result -> result.request().isText("layer")),
                    PackRefusals::makeUp)
            .result(
                    "EmptyPackWithoutGoal",
                    refusal("goal ").and(result -> !result.request().isText("goal")),
                    result -> {
                        Pack empty = Pack.madeUp(result.request());
                        empty.shrinkTo(0);
                        result.show(empty);
                    })
            .result("IgnoresForeignProject", refusal(OUT_OF_REACH), PackRefusals::makeUp)
            .result(
                    "GeneralIsInAllProjects",
                    refusal(OUT_OF_REACH).and(result -> result.request().is("intent", "general")),
                    PackRefusals::makeUp)
            .result("DeniesWithoutId", refusal(OUT_OF_REACH), result -> result.write(OUT_OF_REACH))
            .result(
                    "MasksMissingOrganisation",
                    refusal(NO_TOKEN),
                    result -> result.write("Error executing tool context"))
            .result(
                    "TellsExistingProjects",
                    refusal(OUT_OF_REACH).and(result -> !result.text().endsWith("proj_other")),
                    result -> result.write(result.text() + " (no such project)"))
            .result(
                    "TellsExistingProjectsAside",
                    refusal(OUT_OF_REACH),
                    result -> result.json()
                            .putObject("_meta")
                            .put("com.example/known", result.text().endsWith("proj_other")))
            .result("NothingFoundIsAnError", pack(Pack::isEmpty), result -> result.refuse("No memories found"))
            .result(
                    "RefusesIdeate",
                    pack(pack -> pack.request().is("intent", "ideate")),
                    result ->
                            result.refuse("intent must be one of build, plan, research, debug, decide, learn, general"))
            .result(
                    "RefusesLimitZero",
                    pack(pack -> pack.request().argument("limit").isNumber() && pack.limit() == 0),
                    result -> result.refuse("limit must be 1 or more"))
            .result(
                    "RefusesWake",
                    pack(pack -> pack.request().is("layer", "wake")),
                    result -> result.refuse("layer must be one of recall, deep_search"));

    private PackRefusals() {}

    private static Predicate<ToolResult> refusal(String start) {
        return result -> result.fails("context") && result.text().startsWith(start);
    }

    private static Predicate<ToolResult> pack(Predicate<Pack> when) {
        return result -> result.succeeds("context")
                && when.test(new Pack(result.request(), result.structured().orElseThrow()));
    }

    private static void makeUp(ToolResult result) {
        result.show(Pack.madeUp(result.request()));
    }
}
