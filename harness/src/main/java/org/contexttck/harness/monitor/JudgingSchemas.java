package org.contexttck.harness.monitor;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Which schema of the protocols judges which requirements, by its path below {@code schemas/}. What it refers to judges with it. */
public final class JudgingSchemas {

    static final String META = "transient-context/tool-result.schema.json#/$defs/meta";
    static final String HINT = "transient-context/context-hint.schema.json";
    static final String PAGINATION_PARAMETERS = "context-saving/pagination-parameters.schema.json";
    static final String PAGINATION = "context-saving/pagination-info.schema.json";
    static final String PAGINATED = "context-saving/paginated-result.schema.json";
    static final String TRUNCATION_PARAMETERS = "context-saving/truncation-parameters.schema.json";
    static final String TRUNCATION = "context-saving/truncation-info.schema.json";
    static final String TRUNCATED = "context-saving/truncated-result.schema.json";
    static final String PACK = "context-pack/context-pack.schema.json";
    static final String INPUT = "context-pack/context-input.schema.json";
    static final String ENVELOPE = "sub-context/envelope.schema.json";
    static final String CONTEXT = "sub-context/context.schema.json";

    private JudgingSchemas() {}

    /** The rows, by schema. */
    public static Map<String, Set<String>> all() {
        Map<String, Set<String>> all = new LinkedHashMap<>();
        all.put(META, Set.of("W-S-04"));
        all.put(HINT, Set.of("TC-S-18"));
        all.put(PAGINATION_PARAMETERS, ListPages.ROWS);
        all.put(PAGINATION, Set.of("W-S-04"));
        all.put(PAGINATED, Set.of("CS-P-04"));
        all.put(TRUNCATION_PARAMETERS, TruncatedTexts.ROWS);
        all.put(TRUNCATION, Set.of("W-S-04"));
        all.put(TRUNCATED, Set.of("CS-T-11"));
        all.put(PACK, Set.of("W-S-04", "CP-S-03", "CP-S-12", "CP-S-13"));
        all.put(INPUT, Set.of("CP-S-04", "CP-S-21"));
        all.put(ENVELOPE, Set.of("SC-G-04", "SC-P-14"));
        all.put(CONTEXT, Set.of("SC-G-01", "SC-G-05", "SC-G-08", "SC-P-17"));
        return all;
    }
}
