package org.contexttck.harness.profile;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.contexttck.harness.json.Json;

/** Reads {@code claims.transient-context}. */
final class TransientContextReader {

    private static final String ONLY_DEFAULT = "the default arguments fit only the default tool";

    private TransientContextReader() {}

    static TransientContextClaim standard() {
        return TransientContextClaim.ofServer(
                List.of(Defaults.fetch(Defaults.SEARCH)),
                List.of(Defaults.consumer()),
                Optional.of(Defaults.workflow()));
    }

    static TransientContextClaim read(Value value) {
        Members members = value.members("fetch", "consumer", "workflow", "client", "intermediary");
        TransientContextClaim ofServer = TransientContextClaim.ofServer(
                Parts.several(members.get("fetch"), Defaults.fetch(Defaults.SEARCH), TransientContextReader::fetch),
                Parts.several(members.get("consumer"), Defaults.consumer(), TransientContextReader::consumer),
                Parts.one(members.get("workflow"), Defaults.workflow(), TransientContextReader::workflow));
        TransientContextClaim claim = members.get("client")
                .map(ClientClaim::read)
                .map(ofServer::andClient)
                .orElse(ofServer);
        members.get("intermediary").ifPresent(TransientContextReader::named);
        return members.has("intermediary") ? claim.andIntermediary() : claim;
    }

    /** Whoever names an intermediary claims it, so there is nothing to decline or to set. */
    private static void named(Value value) {
        if (value.isFalse()) {
            value.problem("cannot be false", "leave it out, and the intermediary of the profile as well");
        } else if (!value.isTrue()) {
            value.members();
        }
    }

    private static FetchTool fetch(Value value) {
        Members members = value.members("tool", "full", "five", "few", "last", "records", "identify", "pages");
        String tool = Parts.tool(members, Defaults.SEARCH);
        boolean sources = tool.equals(Defaults.SEARCH) || tool.equals(Defaults.FIND);
        if (sources && !members.hasAny("full", "five", "few", "last", "records", "identify", "pages")) {
            return Defaults.fetch(tool);
        }
        return new FetchTool(
                tool,
                Parts.arguments(members, "full", Defaults.full()),
                Parts.one(
                        members.get("five"),
                        Defaults.five(),
                        item -> Parts.arguments(members, "five", Defaults.five())),
                few(members.get("few"), tool),
                members.get("last").filter(last -> !last.isFalse()).flatMap(Value::arguments),
                members.get("records").flatMap(TransientContextReader::records).orElseGet(Defaults::records),
                members.get("identify").flatMap(Scalars::pointer).orElseGet(Defaults::identify),
                Parts.one(
                        members.get("pages"),
                        new PageWalk("page", 1, OptionalInt.empty(), OptionalInt.empty()),
                        TransientContextReader::pages));
    }

    private static List<ObjectNode> few(Optional<Value> value, String tool) {
        if (value.isEmpty() || value.get().isTrue()) {
            return Defaults.few(tool);
        }
        return value.get().isFalse() ? List.of() : Parts.argumentLists(value.get());
    }

    private static Optional<RecordLocator> records(Value value) {
        if (value.kind() == Kind.OBJECT) {
            return value.members("pattern")
                    .required("pattern", "a regular expression with one group")
                    .flatMap(Scalars::pattern)
                    .map(RecordLocator.ByPattern::new);
        }
        return Scalars.pointer(value).map(RecordLocator.ByPointer::new);
    }

    private static PageWalk pages(Value value) {
        Members members = value.members("parameter", "first", "count", "records");
        return new PageWalk(
                Parts.text(members, "parameter", "page"),
                members.get("first")
                        .map(first -> Scalars.whole(first, 0))
                        .orElse(OptionalInt.of(1))
                        .orElse(1),
                members.get("count").map(count -> Scalars.whole(count, 1)).orElse(OptionalInt.empty()),
                members.get("records").map(records -> Scalars.whole(records, 0)).orElse(OptionalInt.empty()));
    }

    private static ConsumerTool consumer(Value value) {
        Members members = value.members("tool", "succeed", "fail");
        ConsumerTool standard = Defaults.consumer();
        String tool = Parts.tool(members, standard.tool());
        boolean sources = tool.equals(standard.tool());
        Optional<Value> succeed = sources ? members.get("succeed") : members.required("succeed", ONLY_DEFAULT);
        return new ConsumerTool(
                tool,
                succeed.flatMap(Value::arguments).orElse(standard.succeed()),
                members.get("fail").map(Parts::argumentLists).orElse(sources ? standard.fail() : List.of()));
    }

    private static WorkflowTool workflow(Value value) {
        Members members = value.members("tool", "hinted", "loop", "unhinted", "unknown", "hints");
        WorkflowTool standard = Defaults.workflow();
        String tool = Parts.tool(members, standard.tool());
        if (tool.equals(standard.tool()) && !members.hasAny("hinted", "loop", "unhinted", "unknown", "hints")) {
            return standard;
        }
        ObjectNode hinted = members.required("hinted", "the arguments that ask for a step with hints")
                .flatMap(Value::arguments)
                .orElseGet(Json::object);
        List<ExpectedHint> hints = members.required("hints", "the hints of that step, each {step, tool, consumed-by}")
                .map(list -> list.oneOrMore().stream()
                        .map(TransientContextReader::hint)
                        .toList())
                .orElse(List.of());
        return new WorkflowTool(
                tool,
                hinted,
                members.get("loop").map(Parts::argumentLists).orElse(List.of(hinted)),
                members.get("unhinted").filter(step -> !step.isFalse()).flatMap(Value::arguments),
                members.get("unknown").map(Parts::argumentLists).orElse(List.of()),
                hints);
    }

    private static ExpectedHint hint(Value value) {
        Members members = value.members("step", "tool", "consumed-by");
        return new ExpectedHint(
                members.required("step", "")
                        .map(step -> Scalars.whole(step, 0))
                        .orElse(OptionalInt.of(0))
                        .orElse(0),
                members.required("tool", "").flatMap(Value::text).orElse(""),
                members.required("consumed-by", "").flatMap(Value::text).orElse(""));
    }
}
