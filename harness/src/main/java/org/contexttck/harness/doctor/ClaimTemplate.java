package org.contexttck.harness.doctor;

/** The claims of a profile with the names of the protocols' texts. */
final class ClaimTemplate {

    private static final String TEXT = """
            claims:
              transient-context:
                fetch:                                    # tools that fetch records and mark full pages as transient
                  - tool: search_records
                    full: {page: 1}                       # arguments for a page of five or more records
                    five: {per_page: 5}                   # exactly five; false if the tool cannot
                    few: [{per_page: 4}, {per_page: 1}]   # fewer than five; false if the tool cannot
                    # last: {page: 9}                     # a short last page of five or more
                    records: /records                     # the array, in structuredContent or in the JSON of the first text
                    identify: /id                         # where a record has its identifying value
                    pages: {parameter: page, first: 1}    # false if the tool has no pages
                consumer:                                 # tools whose success uses records up; run calls them
                  tool: store_analysis_memory
                  succeed: {finding: "3 activities to Web Dev"}
                  fail: [{finding: ""}]                   # calls that must be refused
                workflow:                                 # the tool that hands out workflow steps
                  tool: get_workflow_step
                  hinted: {workflow: reclassify, step: 2} # a step with hints
                  unhinted: {workflow: reclassify, step: 1}
                  unknown: [{workflow: nope, step: 1}]    # a step that does not exist
                  hints: [{step: 2, tool: search_records, consumed-by: store_analysis_memory}]
              context-saving:
                paginated:                                # tools that return a list in parts
                  - tool: list_entries
                    arguments: {}                         # what every call needs beside offset and limit
                    items: /items
                    info: /pagination
                    names: {offset: offset, limit: limit} # the tool's own names, if it has others
                truncated:                                # tools that return a text in parts
                  - tool: build_log
                    arguments: {log: plain}
                    text: /text
                    info: /truncation_info
                    flag: /truncated
                    names: {head: head, tail: tail, max_bytes: max_bytes}
                commands:                                 # tools that run a command; run calls them
                  - tool: run_check
                    noisy: {}                             # makes the command write far more to stderr than is passed on
                    quiet: {}                             # makes it write little
                    stderr: /stderr
                    stdout: /stdout
                    info: /truncation_info
                    flag: /truncated
              context-pack:
                tool: context
                matching-goal: "Add refresh-token rotation to the auth service"  # a goal the server holds something for
                nothing-goal: "qzx vwk jqy"               # a goal it holds nothing for
                # remember: true                          # and domains, scopes, diary, audit: each claimed only by naming it
            """;

    private ClaimTemplate() {}

    /** What may stand in place of {@code transient-context: false}, as comments. */
    static void transientContext(YamlWriter out) {
        TEXT.lines()
                .dropWhile(line -> !line.startsWith("  transient-context:"))
                .takeWhile(line -> !line.startsWith("  context-saving:"))
                .forEach(line -> out.line(0, line.replaceFirst("^  ", "  # ")));
    }

    static void write(YamlWriter out) {
        TEXT.lines().forEach(line -> out.line(0, line));
    }
}
