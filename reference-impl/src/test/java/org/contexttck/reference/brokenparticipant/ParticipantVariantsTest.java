package org.contexttck.reference.brokenparticipant;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.contexttck.reference.participant.GroupingLimits;
import org.contexttck.reference.participant.Habits;
import org.contexttck.reference.participant.ParticipantDriver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Puts the same requests to the right participant and to each variant, and compares the answers. */
class ParticipantVariantsTest {

    private static final Pattern UUID = Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");
    private static final GroupingLimits LIMITS = new GroupingLimits(3, 8, Duration.ofSeconds(10));

    /**
     * One variant.
     *
     * @param differs the requests that are answered otherwise, all of them
     * @param seen a piece of the first of these answers
     */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "FailsOnContext|receive everything main types conclusions context contexts concluded again anew crowd after"
                        + "|'error':'the member context is unknown'",
                "CountingContextIds|outer1 outer2 inner ids|'context':{'id':'ctx-1'",
                "TimestampContextIds|outer1 outer2 inner ids|'context':{'id':'ctx-1",
                "NewIdForEachMessage|outer2 inner ids|'context':{'id':'UUID4','type':'t'}",
                "ChildReusesParentId|inner ids|'context':{'id':'UUID2','parent':'UUID2'}",
                "ChildWithoutParent|inner|'context':{'id':'UUID5'}",
                "EverythingDropsContexts|everything|'messages':['m1','m5']",
                "MainOnlyKeepsUntyped|main|'messages':['m1','m3','m4','m5','m6','m7','m8']",
                "TypesDropMain|types|'messages':['m2']",
                "TypesKeepUntyped|types|'messages':['m1','m2','m3','m4'",
                "ConclusionsFromMain|conclusions|'messages':['m3','m5']",
                "OneContextTakesChildren|context|'messages':['m2','m3','m4']",
                "GroupNeverConcludes|concluded anew crowd after|'concluded':false}",
                "UnknownContextIsAnError|again anew crowd after|'error':'unknown context'",
                "WalksCyclesForever|contexts concluded anew|'depth':2,'parent':'x','messages':['m8'],'concluded':false},{'id':'x'",
                "SilentLimits|crowd after|'limits':[]",
                "FoldsCaseOfIds|context contexts concluded anew|'messages':['m2','m3','m6']"
            })
    void answersOtherwiseAsItSays(String name, String differs, String seen) throws IOException {
        Map<String, String> right = answers(Habits.RIGHT);
        Map<String, String> wrong = answers(ParticipantVariants.named(name).orElseThrow());
        StringJoiner differing = new StringJoiner(" ");
        right.forEach((request, answer) -> {
            if (!answer.equals(wrong.get(request))) {
                differing.add(request);
            }
        });
        assertThat(differing).hasToString(differs);
        String first = differs.split(" ")[0];
        assertThat(wrong.get(first)).contains(seen);
        assertThat(right.get(first)).doesNotContain(seen);
    }

    @Test
    void theTableIsComplete() throws Exception {
        Set<String> known = new TreeSet<>();
        CsvSource table = ParticipantVariantsTest.class
                .getDeclaredMethod("answersOtherwiseAsItSays", String.class, String.class, String.class)
                .getAnnotation(CsvSource.class);
        for (String row : table.value()) {
            known.add(row.substring(0, row.indexOf('|')));
        }
        assertThat(ParticipantVariants.names()).containsExactlyElementsOf(known);
    }

    /** By request, the answer, with single quotes, and with a name for each UUID in the order of their first use. */
    private static Map<String, String> answers(Habits habits) throws IOException {
        Map<String, String> requests = new LinkedHashMap<>();
        requests.put("begin", "'begin','participant':'alpha'");
        requests.put("open", "'open','as':'o','type':'t'");
        requests.put("openInner", "'open','as':'i','within':'o'");
        requests.put("outer1", "'send','in':'o','kind':'k','payload':0");
        requests.put("outer2", "'send','in':'o','kind':'k','payload':0");
        requests.put("inner", "'send','in':'i','kind':'k','payload':0");
        requests.put("ids", "'new-ids','count':1");
        requests.put("beginAgain", "'begin','participant':'alpha'");
        requests.put(
                "receive",
                "'receive','messages':[{'id':'m1','kind':'k'},"
                        + "{'id':'m2','kind':'k','context':{'id':'c','type':'t'}},"
                        + "{'id':'m3','kind':'conclusion','context':{'id':'c'}},"
                        + "{'id':'m4','kind':'k','context':{'id':'d','parent':'c'}},"
                        + "{'id':'m5','kind':'conclusion'},"
                        + "{'id':'m6','kind':'k','context':{'id':'C'}},"
                        + "{'id':'m7','kind':'k','context':{'id':'x','parent':'y'}},"
                        + "{'id':'m8','kind':'k','context':{'id':'y','parent':'x'}}]");
        requests.put("everything", "'filter','by':'everything'");
        requests.put("main", "'filter','by':'main'");
        requests.put("types", "'filter','by':'types','types':['t']");
        requests.put("conclusions", "'filter','by':'conclusions'");
        requests.put("context", "'filter','by':'context','context':'c'");
        requests.put("contexts", "'contexts'");
        requests.put("advance", "'advance','millis':10000");
        requests.put("concluded", "'contexts'");
        requests.put("again", "'receive','messages':[{'id':'m9','kind':'k','context':{'id':'c'}}]");
        requests.put("anew", "'contexts'");
        StringJoiner crowd = new StringJoiner(",", "'receive','messages':[", "]");
        for (int i = 0; i < 9; i++) {
            crowd.add("{'id':'n" + i + "','kind':'k','context':{'id':'" + i + "','parent':'" + (i - 1) + "'}}");
        }
        requests.put("crowd", crowd.toString());
        requests.put("after", "'contexts'");

        StringJoiner lines = new StringJoiner("\n");
        requests.values().forEach(request -> lines.add("{'id':1,'do':" + request + "}"));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new ParticipantDriver(LIMITS, habits)
                .serve(
                        new ByteArrayInputStream(
                                lines.toString().replace('\'', '"').getBytes(StandardCharsets.UTF_8)),
                        out);
        List<String> answers = new ArrayList<>();
        named(out.toString(StandardCharsets.UTF_8)).lines().forEach(answers::add);
        Map<String, String> byRequest = new LinkedHashMap<>();
        for (String request : requests.keySet()) {
            byRequest.put(request, answers.get(byRequest.size()));
        }
        return byRequest;
    }

    private static String named(String answers) {
        Map<String, String> names = new LinkedHashMap<>();
        return UUID.matcher(answers)
                .replaceAll(found -> names.computeIfAbsent(found.group(), id -> "UUID" + (names.size() + 1)))
                .replace('"', '\'');
    }
}
