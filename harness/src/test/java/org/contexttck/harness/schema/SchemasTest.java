package org.contexttck.harness.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SchemasTest {

    private static final String DRAFT = "'$schema':'https://json-schema.org/draft/2020-12/schema'";

    @TempDir
    private Path directory;

    /** FC-64: a validator that takes format as a remark accepts all of these. */
    @ParameterizedTest
    @CsvSource({"date-time,not a date", "date,2025-02-30", "uri,::", "uuid,c1", "email,x"})
    void formatIsAsserted(String format, String value) {
        SchemaCheck check = schema("{" + DRAFT + ",'type':'string','format':'" + format + "'}");
        assertThat(check.validate(Json.text(value))).singleElement().satisfies(violation -> {
            assertThat(violation.keyword()).isEqualTo("format");
            assertThat(violation.pointer()).isEmpty();
        });
    }

    /** FC-65: exact trees hold 1.0 as a big decimal. */
    @ParameterizedTest
    @ValueSource(strings = {"1", "1.0", "1e2", "-0.0", "9007199254740993", "18446744073709551616", "1e400", "2.50e1"})
    void wholeNumbersAreIntegersHoweverWritten(String number) {
        assertThat(schema("{" + DRAFT + ",'type':'integer'}").validate(Json.parse(number)))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.5", "2.50", "1e-1", "9007199254740993.5", "\"1\"", "true", "null"})
    void othersAreNot(String value) {
        assertThat(schema("{" + DRAFT + ",'type':'integer'}").validate(Json.parse(value)))
                .extracting(Violation::keyword)
                .containsExactly("type");
    }

    @Test
    void boundsAreExact() {
        SchemaCheck check = schema("{" + DRAFT + ",'maximum':9007199254740992}");
        assertThat(check.validate(Json.parse("9007199254740992"))).isEmpty();
        assertThat(check.validate(Json.parse("9007199254740992.1"))).hasSize(1);
        assertThat(check.validate(Json.parse("9007199254740993"))).hasSize(1);
        SchemaCheck fine = schema("{" + DRAFT + ",'maximum':1.00000000000000000001}");
        assertThat(fine.validate(Json.parse("1.00000000000000000001"))).isEmpty();
        assertThat(fine.validate(Json.parse("1.00000000000000000002"))).hasSize(1);
    }

    /** The validator alone compares these as {@code long}, where 1e400 is 0 and 2^64 - 5 is -5. */
    @ParameterizedTest
    @CsvSource({
        "11, maximum",
        "11.0, maximum",
        "1e400, maximum",
        "1e99999999, maximum",
        "18446744073709551616.0, maximum",
        "-1, minimum",
        "-1.0, minimum",
        "-1e400, minimum",
        "-18446744073709551616.0, minimum"
    })
    void boundsOfIntegersHoldForHugeNumbersToo(String number, String keyword) {
        SchemaCheck check = schema("{" + DRAFT + ",'type':'integer','minimum':0,'maximum':10}");
        assertThat(check.validate(Json.parse(number)))
                .extracting(Violation::keyword)
                .containsExactly(keyword);
        assertThat(check.validate(Json.parse("10.0"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"'const':2|2.0", "'const':2.5|2.50", "'enum':[1,200]|2e2", "'multipleOf':0.1|0.3"})
    void numbersAreComparedByValue(String keyword, String value) {
        assertThat(schema("{" + DRAFT + "," + keyword + "}").validate(Json.parse(value)))
                .isEmpty();
    }

    /** FC-67: draft-07 would ignore what stands beside the reference. */
    @Test
    void siblingsOfRefCount() {
        SchemaCheck check = schema("{" + DRAFT + ",'$defs':{'s':{'type':'string'}},'$ref':'#/$defs/s','maxLength':3}");
        assertThat(check.validate(Json.text("abc"))).isEmpty();
        assertThat(check.validate(Json.text("abcd")))
                .extracting(Violation::keyword)
                .containsExactly("maxLength");
        assertThat(check.validate(Json.parse("7")))
                .extracting(Violation::keyword)
                .containsExactly("type");
    }

    /** FC-67: without a draft the library would pick one. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'type':'string'}|x.schema.json: names no draft; a schema of the kit says \"$schema\": \"https://json-schema.org/draft/2020-12/schema\"",
                "true|x.schema.json: names no draft; a schema of the kit says \"$schema\": \"https://json-schema.org/draft/2020-12/schema\"",
                "{'$schema':'http://json-schema.org/draft-07/schema#'}|x.schema.json: is written in http://json-schema.org/draft-07/schema#, the kit reads only https://json-schema.org/draft/2020-12/schema",
                "{DRAFT,'$id':'https://contexttck.org/schemas/y.schema.json'}|x.schema.json: its $id is https://contexttck.org/schemas/y.schema.json, its address is https://contexttck.org/schemas/x.schema.json",
                "{DRAFT,'$ref':'y.schema.json'}|x.schema.json: refers to y.schema.json; y.schema.json: there is no such schema",
                "{DRAFT,'items':{'$ref':'#/$defs/y'}}|x.schema.json: refers to #/$defs/y; x.schema.json: has no #/$defs/y",
                "{DRAFT,'$ref':'https://example.org/y'}|x.schema.json: refers to https://example.org/y; it is not one of the kit's schemas",
                "{DRAFT,'$ref':'../../y'}|x.schema.json: refers to ../../y; it is not one of the kit's schemas",
                "{DRAFT,'type':'string','type':'number'}|x.schema.json: key /type occurs more than once"
            })
    void refusesASchemaThatIsNotFit(String text, String message) {
        put("x.schema.json", text.replace("DRAFT", DRAFT));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Schemas.over(directory).schema("x.schema.json"))
                .satisfies(problem -> assertThat(problem.getMessage()).startsWith(message));
    }

    @Test
    void refusesADraftlessSchemaThatAnotherRefersTo() {
        put("x.schema.json", "{" + DRAFT + ",'items':{'$ref':'a/y.schema.json'}}");
        put("a/y.schema.json", "{'type':'string'}");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Schemas.over(directory).schema("x.schema.json"))
                .withMessageStartingWith("x.schema.json: refers to a/y.schema.json; a/y.schema.json: names no draft");
    }

    @Test
    void followsReferencesAcrossFiles() {
        put("x.schema.json", "{" + DRAFT + ",'items':{'$ref':'a/y.schema.json#/$defs/small'}}");
        put("a/y.schema.json", "{" + DRAFT + ",'$defs':{'small':{'$ref':'../z.schema.json','maximum':9}}}");
        put("z.schema.json", "{" + DRAFT + ",'type':'integer'}");
        SchemaCheck check = Schemas.over(directory).schema("x.schema.json");
        assertThat(check.validate(Json.parse("[1,10,\"x\"]")))
                .extracting(Violation::pointer, Violation::schemaLocation)
                .containsExactly(
                        tuple("/1", "a/y.schema.json#/$defs/small/maximum"), tuple("/2", "z.schema.json#/type"));
    }

    @Test
    void namesThatLookLikeKeywordsAreNotReferences() {
        SchemaCheck check = schema(
                "{" + DRAFT
                        + ",'properties':{'$ref':{'type':'string'},'examples':{'type':'array'}},'examples':[{'$ref':'nowhere'}]}");
        assertThat(check.validate(Json.parse("{\"$ref\":1,\"examples\":1}"))).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource({
        "nowhere.schema.json, nowhere.schema.json: there is no such schema",
        "../pom.xml, '\"../pom.xml\" is no path below schemas/'",
        "/etc/passwd, '\"/etc/passwd\" is no path below schemas/'",
        "transient-context/context-meta.schema.json#/$defs/nothing, transient-context/context-meta.schema.json: has no #/$defs/nothing"
    })
    void refusesAPathThatLeadsNowhere(String path, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Schemas.bundled().schema(path))
                .withMessage(message);
    }

    @Test
    void servesSeveralThreads() {
        Schemas fresh = Schemas.over(SchemaFiles.ROOT);
        JsonNode wrong = Json.parse("{\"lifecycle\":\"transient\",\"summary\":null}");
        assertThat(IntStream.range(0, 200)
                        .parallel()
                        .mapToObj(i -> fresh.schema("transient-context/context-meta.schema.json#/$defs/"
                                        + (i % 2 == 0 ? "marked" : "consuming"))
                                .validate(wrong)))
                .allSatisfy(found ->
                        assertThat(found).extracting(Violation::pointer).contains("/summary"));
    }

    @Test
    void keepsAndSharesACheck() {
        String path = "context-saving/pagination-info.schema.json";
        assertThat(Schemas.bundled().schema(path)).isSameAs(Schemas.bundled().schema(path));
    }

    private SchemaCheck schema(String text) {
        put("x.schema.json", text);
        return Schemas.over(directory).schema("x.schema.json");
    }

    private void put(String path, String text) {
        try {
            Path file = directory.resolve(path);
            Files.createDirectories(file.getParent());
            Files.writeString(file, text.replace('\'', '"'));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
