package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.contexttck.reference.broken.Mistakes;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.server.LineTap;

/** Mistakes of a server, by the place where they are made. */
public final class ServerMistakes extends Mistakes<LineTap> {

    /** All there are. */
    public static final Mistakes<LineTap> ALL = of(
            Summaries.ALL,
            OddMarks.ALL,
            OddNumbers.ALL,
            Marking.ALL,
            Consumption.ALL,
            Hints.ALL,
            Messages.ALL,
            Overlaps.ALL,
            Declarations.ALL,
            Pages.ALL,
            PageInfos.ALL,
            LineCuts.ALL,
            ByteCuts.ALL,
            CutInfos.ALL,
            Values.ALL,
            TwoStreams.ALL,
            PackSections.ALL,
            PackItems.ALL,
            PackSizes.ALL,
            PackScopes.ALL,
            PackTexts.ALL,
            PackRefusals.ALL,
            Combinations.ALL,
            Remembered.ALL);

    ServerMistakes() {}

    /** In the result of any tool. */
    ServerMistakes result(String name, Consumer<ToolResult> wrong) {
        return tap(name, () -> results(wrong));
    }

    /** In the result of any tool, if it is as it says. */
    ServerMistakes result(String name, Predicate<ToolResult> when, Consumer<ToolResult> wrong) {
        return result(name, only(when, wrong));
    }

    /** In a page of {@code list_entries}; its text says the same afterwards. */
    ServerMistakes page(String name, Consumer<ListPage> wrong) {
        return tap(name, () -> pages(wrong));
    }

    /** In a page of {@code list_entries}, if it is as it says. */
    ServerMistakes page(String name, Predicate<ListPage> when, Consumer<ListPage> wrong) {
        return page(name, only(when, wrong));
    }

    /** Where a page of {@code list_entries} is refused. */
    ServerMistakes refusedPage(String name, Predicate<Request> when, Consumer<ListPage> wrong) {
        return result(name, result -> result.fails("list_entries") && when.test(result.request()), result -> {
            wrong.accept(new ListPage(result));
            result.writeStructured();
        });
    }

    /** In how {@code build_log} cuts. */
    ServerMistakes cut(String name, Function<Cut, LimitedText> wrong) {
        return result(name, result -> result.succeeds("build_log"), result -> {
            CutJson.write(wrong.apply(Cut.of(result.request())), "text", "truncation_info", result.accept());
            result.writeStructured();
        });
    }

    /** In how {@code build_log} cuts, if the text and the limits are as it says. */
    ServerMistakes cut(String name, Predicate<Cut> when, Function<Cut, LimitedText> wrong) {
        return cut(name, cut -> when.test(cut) ? wrong.apply(cut) : cut.right());
    }

    /** In what the command tools say of the two streams; the text says the same afterwards. */
    ServerMistakes streams(String name, Consumer<Streams> wrong) {
        return result(
                name,
                result -> result.succeeds("run_check") || result.succeeds("hash_file"),
                result -> result.structured(json -> wrong.accept(new Streams(result.request(), json))));
    }

    /** In what the command tools say of the two streams, if it is as it says. */
    ServerMistakes streams(String name, Predicate<Streams> when, Consumer<Streams> wrong) {
        return streams(name, only(when, wrong));
    }

    /** In a pack; the text block says the same afterwards. */
    ServerMistakes pack(String name, Consumer<Pack> wrong) {
        return tap(name, () -> packs(wrong));
    }

    /** In a pack, if it is as it says. */
    ServerMistakes pack(String name, Predicate<Pack> when, Consumer<Pack> wrong) {
        return pack(name, only(when, wrong));
    }

    /** In what a tool declares as its input. */
    ServerMistakes input(String name, String tool, Consumer<ObjectNode> wrong) {
        return tap(name, () -> new BrokenServer() {
            @Override
            protected void spoilTool(ObjectNode declared) {
                if (declared.path("name").asText().equals(tool)) {
                    wrong.accept((ObjectNode) declared.path("inputSchema"));
                }
            }
        });
    }

    /** In the lines that make an answer. */
    ServerMistakes lines(String name, BiFunction<Request, ObjectNode, List<String>> wrong) {
        return tap(name, () -> new BrokenServer() {
            @Override
            protected List<String> answer(Request request, ObjectNode answer) {
                return wrong.apply(request, answer);
            }
        });
    }

    /** In the message that answers a request, whatever it is about. */
    ServerMistakes answer(String name, Predicate<Request> when, Consumer<ObjectNode> wrong) {
        return answer(name, when, (request, answer) -> wrong.accept(answer));
    }

    /** In the message that answers a request, by what was asked. */
    ServerMistakes answer(String name, Predicate<Request> when, BiConsumer<Request, ObjectNode> wrong) {
        return lines(name, (request, answer) -> {
            if (when.test(request)) {
                wrong.accept(request, answer);
            }
            return List.of(answer.toString());
        });
    }

    /** It ends, with code 1, instead of serving. */
    ServerMistakes ends(String name, Predicate<Request> when) {
        return tap(name, () -> new BrokenServer() {
            @Override
            protected boolean exitsOn(Request request) {
                return when.test(request);
            }
        });
    }

    /** Anywhere, with a memory of the connection. */
    ServerMistakes tap(String name, Supplier<LineTap> fresh) {
        add(name, fresh);
        return this;
    }

    private static <T> Consumer<T> only(Predicate<T> when, Consumer<T> wrong) {
        return one -> {
            if (when.test(one)) {
                wrong.accept(one);
            }
        };
    }

    static BrokenServer results(Consumer<ToolResult> wrong) {
        return new BrokenServer() {
            @Override
            protected void spoil(ToolResult result) {
                wrong.accept(result);
            }
        };
    }

    static BrokenServer pages(Consumer<ListPage> wrong) {
        return results(result -> {
            if (result.succeeds("list_entries")) {
                wrong.accept(new ListPage(result));
                result.writeStructured();
            }
        });
    }

    static BrokenServer packs(Consumer<Pack> wrong) {
        return results(result -> {
            if (result.succeeds("context")) {
                ObjectNode original = result.structured().orElseThrow();
                Pack pack = new Pack(result.request(), original.deepCopy());
                wrong.accept(pack);
                if (!pack.json().equals(original)) {
                    result.show(pack);
                }
            }
        });
    }
}
