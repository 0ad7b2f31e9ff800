package org.contexttck.harness.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How the parameters by which an output can be limited are recognised. */
class LimitsOfToolsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            offset:integer limit:integer          | OFFSET     | offset limit
            limit:number offset:number            | OFFSET     | offset limit
            closure_offset:integer max_inputs:integer closure_limit:integer | OFFSET | closure_offset closure_limit
            closure_offset:integer max_inputs:integer | OFFSET | closure_offset max_inputs
            startIndex:integer maxResults:integer | OFFSET     | startIndex maxResults
            skip:integer top:integer              | OFFSET     | skip top
            offset:number length:number           | OFFSET     | offset length
            length:integer                        | NONE       | ''
            page:integer per_page:integer         | PAGE       | page per_page
            pageNumber:integer pageSize:integer   | PAGE       | pageNumber pageSize
            page:integer                          | PAGE       | page
            cursor:string limit:integer           | CURSOR     | cursor limit
            page_token:string                     | CURSOR     | page_token
            limit:integer                         | LIMIT_ONLY | limit
            offset:string limit:string            | NONE       | ''
            offset:integer                        | NONE       | ''
            max_depth:integer                     | NONE       | ''
            """)
    void paging(String parameters, Paging.Scheme scheme, String names) {
        Paging paging = Paging.of(Tools.with("t", parameters.split(" ")));

        assertThat(paging.scheme()).isEqualTo(scheme);
        assertThat(String.join(" ", paging.names())).isEqualTo(names);
    }

    @Test
    void aParameterThatMayBeNullIsStillANumber() {
        Tool tool = Tools.tool("""
                {"name":"t","inputSchema":{"properties":{
                  "offset":{"anyOf":[{"type":"integer"},{"type":"null"}]},
                  "limit":{"type":["integer","null"]}}}}""");

        assertThat(Paging.of(tool).names()).containsExactly("offset", "limit");
        assertThat(tool.parameter("limit").orElseThrow().typeText()).isEqualTo("integer or null");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            head:integer tail:integer max_bytes:integer | head tail max_bytes | ''
            tail:number head:number                     | head tail           | max_bytes
            maxBytes:integer                            | maxBytes            | head tail
            tailLines:integer                           | tailLines           | head max_bytes
            head:string                                 | ''                  | head tail max_bytes
            max_chars:integer                           | ''                  | head tail max_bytes
            """)
    void cutting(String parameters, String names, String missing) {
        Cutting cutting = Cutting.of(Tools.with("t", parameters.split(" ")));

        assertThat(String.join(" ", cutting.names())).isEqualTo(names);
        assertThat(String.join(" ", cutting.missing())).isEqualTo(missing);
    }

    @Test
    void pagingByOtherMeansIsNamed() {
        assertThat(OtherPaging.of(List.of(
                        Tools.with("a", "page:integer", "per_page:integer"),
                        Tools.with("b", "cursor:string"),
                        Tools.with("c", "offset:integer", "limit:integer"))))
                .containsExactly(new OtherPaging("a", "page and per_page"), new OtherPaging("b", "cursor"));
    }
}
