package org.contexttck.harness.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.profile.claim.CommandTool;
import org.contexttck.harness.profile.claim.ContextSavingClaim;
import org.contexttck.harness.profile.claim.PaginatedTool;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.profile.yaml.Binder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Calls made by hand, and what the monitors of a server say of them. */
class ServerMonitorsTest {

    private static final Claims MARKS =
            Claims.fromToolList(Set.of("search_records", "store_analysis_memory", "get_workflow_step", "context"));
    private static final Claims CUTS = new Claims(
            true,
            Optional.empty(),
            Optional.of(new ContextSavingClaim(
                    List.of(Binder.of("{}", PaginatedTool.class)),
                    List.of(
                            Binder.of("{}", TruncatedTool.class),
                            Binder.of(
                                    "{tool: eval_json, text: /value, json: true, arguments: [{}]}",
                                    TruncatedTool.class)),
                    List.of(Binder.of("{stderr-info: /stderr_info}", CommandTool.class)))),
            Optional.empty(),
            Optional.empty());

    private static final Claims STREAMS = new Claims(
            true,
            Optional.empty(),
            Optional.of(new ContextSavingClaim(
                    List.of(),
                    List.of(
                            Binder.of("{tool: own_places, text: /stdout}", TruncatedTool.class),
                            Binder.of("{tool: one_place, text: /stdout}", TruncatedTool.class)),
                    List.of(
                            Binder.of("{tool: own_places, stderr-info: /stderr_info}", CommandTool.class),
                            Binder.of("{tool: one_place}", CommandTool.class)))),
            Optional.empty(),
            Optional.empty());

    private final Talk talk = new Talk(Role.SERVER, MARKS);
    private final Talk cuts = new Talk(Role.SERVER, CUTS);
    private final Talk streams = new Talk(Role.SERVER, STREAMS);

    @Test
    void aMarkedResultWithItsSummaryBreaksNothing() {
        talk.call("search_records", "{'page':1}", marked(5, "'summary':'5 records, page 1'"));
        talk.call("search_records", "{'page':2}", marked(6, "'summary':'6 records, page 2'"));
        talk.call("search_records", "{'page':3}", fetched(4, "{}"));

        assertThat(talk.broken()).isEmpty();
        assertThat(talk.seen("TC-S-01")).isEqualTo(2);
        assertThat(talk.seen("TC-S-02")).isEqualTo(1);
        assertThat(talk.seen("TC-S-05")).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "5 | {}                                                                                    | TC-S-01 | /_meta/context/lifecycle is absent",
                "4 | {'context':{'lifecycle':'transient','summary':'4 it'}}                      | TC-S-02 | must be anything but",
                "5 | {'context':{'lifecycle':'transient'}}                                           | TC-S-03 | /_meta/context/summary is absent",
                "5 | {'context':{'lifecycle':'transient','summary':'5 and much more than that, far more than all of the records'}} | TC-S-04 | characters, the text it stands for",
                "5 | {'context':{'lifecycle':'transient','summary':'some'}}                      | TC-S-05 | does not name the number of records, 5",
                "5 | {'context':{'lifecycle':'transient','summary':'5','consumedBy':'x'}}    | TC-S-07 | must be absent",
                "5 | {'context':{'lifecycle':'transient','summary':'5','consumed':null}}       | TC-S-17 | /_meta/context/consumed is null",
                "4 | {'context':null}                                                            | TC-S-17 | /_meta/context is null",
            })
    void aWrongMarkBreaksItsRow(int records, String meta, String row, String what) {
        talk.call("search_records", "{}", fetched(records, meta));

        assertThat(talk.broken())
                .anySatisfy(one -> assertThat(one).startsWith(row).contains(what));
    }

    @Test
    void theSameSummaryOnTwoPagesIsNamedAndTheSamePageTwiceIsNot() {
        talk.call("search_records", "{'page':1}", marked(5, "'summary':'5 records'"));
        talk.call("search_records", "{'page':1}", marked(5, "'summary':'5 records'"));
        assertThat(talk.broken()).isEmpty();

        talk.call("search_records", "{'page':'1'}", marked(5, "'summary':'5 records'"));
        talk.call("search_records", "{'page':1.0}", marked(5, "'summary':'5 records'"));
        assertThat(talk.broken()).as("one page, however its number is written").isEmpty();

        talk.call("search_records", "{'page':2}", marked(6, "'summary':'5 records'"));
        assertThat(talk.broken())
                .contains("TC-S-05 search_records {\"page\":2}: /_meta/context/summary is the same as that of page 1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "40 records (page 1, rec-1, rec-2, rec-5...) | true",
                "40 records (page 1, rec-1, rec-2, rec-50)   | false",
                "40 records (page 1, rec-1 to rec-5)         | false",
                "40 records (page 1)                         | false",
            })
    void aSummaryThatNamesOtherRecordsIsNamed(String summary, boolean wrong) {
        String mark = "'summary':'" + summary + "'";
        talk.call("search_records", "{'page':1}", marked(40, mark));
        talk.call("search_records", "{'page':1}", marked(40, mark));
        assertThat(talk.broken()).isEmpty();

        talk.call(
                "search_records",
                "{'page':1,'query':'x'}",
                marked(40, mark).replace("rec-5'", "rec-77'").replace("rec-5 ", "rec-77 "));
        assertThat(talk.broken())
                .isEqualTo(
                        wrong
                                ? List.of(
                                        "TC-S-05 search_records {\"page\":1,\"query\":\"x\"}: the summary is one of other"
                                                + " records: it names rec-5")
                                : List.of());
    }

    @Test
    void contentThatLacksARecordIsNamed() {
        talk.call(
                "search_records",
                "{}",
                "{'content':[{'type':'text','text':'1 to 4 of them, in many words'}],'structuredContent':" + records(5)
                        + ",'_meta':{'context':{'lifecycle':'transient','summary':'5'}}}");

        assertThat(talk.broken()).containsExactly("TC-S-06 search_records {}: the content does not name record rec-1");
    }

    @Test
    void aMarkedResultWithoutContentIsNamedWhereverItComesFrom() {
        String mark = "'_meta':{'context':{'lifecycle':'transient','summary':'much'}}}";
        talk.call("search_records", "{}", "{'content':[]," + mark);
        talk.call("another_tool", "{}", "{'content':[{'type':'text','text':' '}]," + mark);

        assertThat(talk.broken())
                .hasSize(2)
                .allSatisfy(one ->
                        assertThat(one).startsWith("TC-S-06").endsWith("must be the data that the summary stands for"));
    }

    @Test
    void membersOfOthersMayBeNull() {
        talk.call(
                "search_records",
                "{}",
                marked(5, "'summary':'5','com.example/expires':null").replace("}}}", "},'com.example/trace':null}}"));

        assertThat(talk.broken()).isEmpty();
    }

    @Test
    void aPageThatIsTheOneBeforeMayHaveItsSummary() {
        talk.call("search_records", "{'page':1}", marked(5, "'summary':'5 records'"));
        talk.call("search_records", "{'page':2}", marked(5, "'summary':'5 records'"));

        assertThat(talk.broken()).isEmpty();
    }

    @Test
    void hintsAreHeldAgainstTheListOfTools() {
        talk.lists("[{'name':'search_records'},{'name':'store_analysis_memory'}]");
        talk.call(
                "get_workflow_step",
                "{'workflow':'w','step':7}",
                hint("'step':7.0,'lifecycle':'transient','consumedBy':'store_analysis_memory'"));
        assertThat(talk.broken()).isEmpty();

        talk.call(
                "get_workflow_step",
                "{'workflow':'w','step':7}",
                hint("'step':'7','lifecycle':'transient','consumedBy':'gone'"));

        assertThat(talk.broken())
                .anySatisfy(one -> assertThat(one).startsWith("TC-S-13").contains("must be a whole number"));
        talk.call(
                "get_workflow_step",
                "{'workflow':'w','step':7}",
                hint("'step':7,'lifecycle':'transient','consumedBy':'gone'"));
        assertThat(talk.broken())
                .anySatisfy(one -> assertThat(one).startsWith("TC-S-18").contains("must be a tool in tools/list"));
    }

    @Test
    void aResultIsHeldAgainstTheSchemaOfItsTool() {
        talk.lists(
                "[{'name':'t','outputSchema':{'type':'object','properties':{'n':{'type':'integer'}},'required':['n']}}]");
        talk.call("t", "{}", "{'content':[],'structuredContent':{'n':1}}");
        assertThat(talk.broken()).isEmpty();

        talk.call("t", "{}", "{'content':[],'structuredContent':{'n':'1'}}");
        talk.call("t", "{}", "{'content':[]}");
        talk.call("t", "{}", "{'content':[],'isError':true}");
        assertThat(talk.broken()).hasSize(2).allMatch(one -> one.startsWith("W-S-06 t {}: /structuredContent"));
        assertThat(talk.seen("W-S-06")).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{}                          | 'pagination':{'offset':0,'limit':2,'total':2,'has_more':false}  | CS-P-02 | /pagination is there",
                "{'offset':0}              | 'x':1                                                                   | CS-P-04 | /pagination is absent",
                "{'limit':1}               | 'pagination':{'offset':0,'limit':1,'total':9,'has_more':true}   | CS-P-05 | has 2 items, must have at most 1",
                "{'limit':2}               | 'pagination':{'offset':0,'limit':2,'total':2,'has_more':true}   | CS-P-06 | /pagination/has_more is true",
                "{'offset':1,'limit':2}  | 'pagination':{'offset':1,'limit':2,'total':2,'has_more':false}  | CS-P-07 | must be 3 or more",
                "{'offset':9,'limit':2}  | 'pagination':{'offset':9,'limit':2,'total':2,'has_more':false}  | CS-P-09 | past the end, must have none",
                "{'limit':0}               | 'pagination':{'offset':0,'limit':0,'total':2,'has_more':true}   | CS-P-10 | must have at most 0",
            })
    void aPageIsHeldAgainstItsArguments(String arguments, String info, String row, String what) {
        cuts.call("list_entries", arguments, "{'content':[],'structuredContent':{'items':[1,2]," + info + "}}");

        assertThat(cuts.broken())
                .anySatisfy(one -> assertThat(one).startsWith(row).contains(what));
    }

    @Test
    void aPageThatIsRightBreaksNothing() {
        cuts.call(
                "list_entries",
                "{'offset':1.0,'limit':2}",
                "{'content':[],'structuredContent':{'items':[1,2],'pagination':{'offset':1,'limit':2,'total':9,'has_more':true}}}");
        cuts.call("list_entries", "{'limit':-1}", "{'content':[],'structuredContent':{'items':[1,2]}}");
        cuts.call(
                "list_entries",
                "{'offset':9007199254740993,'limit':2}",
                "{'content':[],'structuredContent':{'items':[],'pagination':{'offset':9007199254740992,'limit':2,'total':9,'has_more':false}}}");

        assertThat(cuts.broken())
                .as("that -1 was not refused is for a scenario to say")
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "build_log | {}                | 'text':'a','truncation_info':{},'truncated':true | CS-T-02 | must be absent when no limit",
                "build_log | {'head':1}      | 'text':'ab ba'                                       | none    | none",
                "build_log | {'max_bytes':2} | 'text':'a\uFFFD','truncated':true,'truncation_info':{'original_bytes':9,'original_lines':1,'kept_bytes':2,'kept_lines':1,'position':'head'} | none | none",
                "build_log | {'max_bytes':1} | 'text':'ab'                                          | CS-T-06 | has 2 bytes, must have at most 1",
                "build_log | {'tail':1}      | 'text':'a','truncated':true,'truncation_info':{'original_bytes':9,'original_lines':3,'kept_bytes':2,'kept_lines':1,'position':'tail'} | CS-T-09 | /truncation_info/kept_bytes is 2",
                "build_log | {'tail':1}      | 'text':'a','truncated':true,'truncation_info':{'original_bytes':9,'original_lines':3,'kept_bytes':1,'kept_lines':1,'position':'head'} | CS-T-10 | must be \"tail\"",
                "eval_json | {'max_bytes':1} | 'value':'ab','truncated':true                      | CS-T-11 | /truncated is true while",
                "eval_json | {'max_bytes':1} | 'value':'ab','truncated':true                      | CS-T-06 | /value has 2 bytes",
            })
    void aCutIsHeldAgainstItsLimits(String tool, String arguments, String content, String row, String what) {
        cuts.call(tool, arguments, "{'content':[],'structuredContent':{" + content + "}}");

        if (row.equals("none")) {
            assertThat(cuts.broken()).isEmpty();
        } else {
            assertThat(cuts.broken())
                    .anySatisfy(one -> assertThat(one).startsWith(row).contains(what));
        }
    }

    /** Flag or info may be there for the sake of stderr alone. */
    @Test
    void aToolThatCutsBothItsStreamsSaysSoWithOneFlag() {
        String info = "{'original_bytes':200000,'original_lines':1,'kept_bytes':100000,'kept_lines':1}";
        String stderr = "'truncated':true,'stderr':'" + "x".repeat(100_000) + "'";
        both("own_places", "'stdout':'a'," + stderr + ",'stderr_info':" + info);
        both("one_place", "'stdout':'a'," + stderr + ",'truncation_info':" + info);
        assertThat(streams.broken()).isEmpty();

        both("own_places", "'stdout':'a'," + stderr);
        both("one_place", "'stdout':'a'," + stderr);
        both("own_places", "'stdout':'a','stderr':'x','truncation_info':" + info);
        assertThat(streams.broken())
                .hasSize(4)
                .allSatisfy(one -> assertThat(one).containsAnyOf("CS-T-11", "CS-T-02"));
    }

    private void both(String tool, String content) {
        streams.call(tool, "{}", "{'content':[],'structuredContent':{" + content + "}}");
    }

    @Test
    void stderrOfAFailureIsHeldAgainstItsCapToo() {
        cuts.call(
                "run_check",
                "{'any':1}",
                "{'content':[],'isError':true,'structuredContent':{'stderr':'" + "x".repeat(102_401) + "'}}");

        assertThat(cuts.broken())
                .singleElement()
                .satisfies(one -> assertThat(one).startsWith("CS-E-01").contains("has 102401 bytes"));
    }

    @Test
    void stderrIsHeldAgainstItsCap() {
        cuts.call(
                "run_check",
                "{'any':1}",
                "{'content':[],'structuredContent':{'stderr':'" + "x".repeat(102_401) + "'}}");
        cuts.call(
                "run_check",
                "{'any':1}",
                "{'content':[],'structuredContent':{'stderr':'x','stderr_info':{'original_bytes':2,'original_lines':1,'kept_bytes':1,'kept_lines':1}}}");

        assertThat(cuts.broken())
                .satisfiesExactly(
                        one -> assertThat(one)
                                .startsWith("CS-E-01")
                                .contains("has 102401 bytes, must be cut to 100000"),
                        two -> assertThat(two).startsWith("CS-E-08").contains("must be absent beside a short stderr"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'goal':'g'}                              | 'intent':'plan'    | CP-S-04 | /intent is \"plan\", must be exactly \"build\"",
                "{'goal':'other'}                          | 'x':1                | CP-S-04 | must be the goal as it was asked",
                "{'goal':'g','domain':'auth'}          | 'x':1                | CP-S-06 | /domain is null, must be exactly \"auth\"",
                "{'goal':'a<b'}                            | 'goal':'a<b'        | none    | none",
                "{'goal':'g','limit':0}                  | 'x':1                | none    | none",
                "{'goal':'g'}                              | 'total_items':2      | CP-S-09 | must be 0, the number of items",
                "{'goal':'g'}                              | 'markdown':'x'     | CP-S-15 | must be text that names the goal",
                "{'goal':'g','layer':'deep'}           | 'layer':'deep'     | CP-S-21 | must be one of the listed values",
                "{'goal':'g'}                              | 'sections':null      | CP-S-03 | /sections: ",
            })
    void aPackIsHeldAgainstItsArguments(String arguments, String changed, String row, String what) {
        String member = changed.split(":")[0];
        String pack = List.of(
                        "'goal':'g'",
                        "'intent':'build'",
                        "'query':'q'",
                        "'domain':null",
                        "'project':null",
                        "'layer':'recall'",
                        "'sections':[]",
                        "'total_items':0",
                        "'usage_hint':'u'",
                        "'markdown':'# *g*'",
                        "'x':0")
                .stream()
                .map(one -> one.startsWith(member + ":") ? changed : one)
                .collect(Collectors.joining(","));
        talk.call("context", arguments, "{'content':[],'structuredContent':{" + pack + "}}");

        if (row.equals("none")) {
            assertThat(talk.broken()).isEmpty();
        } else {
            assertThat(talk.broken())
                    .anySatisfy(one -> assertThat(one).startsWith(row).contains(what));
        }
    }

    private static String marked(int records, String summary) {
        return fetched(records, "{'context':{'lifecycle':'transient'," + summary + "}}");
    }

    private static String fetched(int records, String meta) {
        String text = IntStream.rangeClosed(1, records)
                .mapToObj(number -> "rec-" + number)
                .collect(Collectors.joining(" "));
        return "{'content':[{'type':'text','text':'" + text + "'}],'structuredContent':" + records(records)
                + ",'_meta':" + meta + "}";
    }

    private static String records(int records) {
        return IntStream.rangeClosed(1, records)
                .mapToObj(number -> "{'id':'rec-" + number + "'}")
                .collect(Collectors.joining(",", "{'records':[", "]}"));
    }

    private static String hint(String members) {
        return "{'content':[],'_meta':{'contextHints':[{'tool':'search_records'," + members + "}]}}";
    }
}
