package org.contexttck.harness.doctor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which tools are said to be able to grow, and why. */
class AdviceTest {

    private static final String LIST = "a list that can grow without bound wants offset and limit; it takes neither";
    private static final String TEXT =
            "a text that can grow without bound wants head, tail and max_bytes; it takes none";
    private static final String STDERR =
            "stderr of a command is out of the caller's hands: cut it in the tool itself, always";

    @ParameterizedTest
    @CsvSource({
        "list_directory, list",
        "store_ls, ls",
        "searchFiles, search",
        "github-search-issues, search",
        "get_all_users, all"
    })
    void aListWithoutOffsetAndLimit(String name, String word) {
        assertThat(Advice.of(List.of(Tools.with(name))))
                .containsExactly(new Advice(name, LIST, "its name says \"" + word + "\""));
    }

    @ParameterizedTest
    @CsvSource({"build_log, build", "read_file, read", "flake_show, show", "directory_tree, tree", "flake_check, check"
    })
    void aTextThatCannotBeCut(String name, String word) {
        assertThat(Advice.of(List.of(Tools.with(name, "path:string"))))
                .containsExactly(new Advice(name, TEXT, "its name says \"" + word + "\""));
    }

    @ParameterizedTest
    @CsvSource({"run, run", "develop_run, develop", "execute_sql, execute", "bash, bash"})
    void aCommandWhoseStderrNobodyCanLimit(String name, String word) {
        assertThat(Advice.of(List.of(Tools.with(name, "limit:integer", "offset:integer"))))
                .containsExactly(new Advice(name, STDERR, "its name says \"" + word + "\""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hash_file",
                "get_status",
                "resolve_log",
                "write_log",
                "delete_all",
                "stop_search",
                "store_analysis",
                "add",
                "x"
            })
    void naturallySmallOutputOrNoSign(String name) {
        assertThat(Advice.of(List.of(Tools.with(name)))).isEmpty();
    }

    @Test
    void whatIsLimitedNeedsNoAdvice() {
        assertThat(Advice.of(List.of(
                        Tools.with("list_a", "offset:integer", "limit:integer"),
                        Tools.with("list_b", "page:integer"),
                        Tools.with("list_c", "cursor:string"),
                        Tools.with("build_log", "head:integer", "tail:integer", "max_bytes:integer"),
                        Tools.with("read_file", "max_chars:integer"))))
                .isEmpty();
    }

    @Test
    void whatIsLimitedByHalf() {
        assertThat(Advice.of(List.of(
                        Tools.with("list_a", "limit:integer"), Tools.with("read_b", "tail:integer", "head:integer"))))
                .containsExactly(
                        new Advice(
                                "list_a",
                                "what lies beyond limit is out of reach without an offset",
                                "its name says \"list\""),
                        new Advice(
                                "read_b",
                                "lines are bounded by head and tail, but one long line comes whole without max_bytes",
                                "its name says \"read\""));
    }

    @Test
    void theOutputSchemaAndTheDescriptionCountWhenTheNameSaysNothing() {
        Tool array = Tools.tool("""
                {"name":"orders","outputSchema":{"properties":{"id":{"type":"string"},"lines":{"type":"array"}}}}""");
        Tool bounded = Tools.tool("""
                {"name":"orders","outputSchema":{"properties":{"lines":{"type":"array","maxItems":9}}}}""");

        assertThat(Advice.of(List.of(array, bounded)))
                .containsExactly(new Advice("orders", LIST, "its output schema has the array \"lines\""));
        assertThat(Advice.of(List.of(
                        Tools.described("surroundings", "Returns all environment variables"),
                        Tools.described("orders", "Returns the complete contents of the order book"),
                        Tools.described("compiler", "Its stderr comes with the result"),
                        Tools.described("links", "Returns all links, up to ten"),
                        Tools.described("message", "Gets a message by its ID. Another tool gets all messages."),
                        Tools.described("callable", "Recalls what is small"))))
                .extracting(Advice::tool, Advice::why)
                .containsExactly(
                        tuple("surroundings", "its description says \"all\""),
                        tuple("orders", "its description says \"complete contents\""),
                        tuple("compiler", "its description says \"stderr\""));
    }
}
