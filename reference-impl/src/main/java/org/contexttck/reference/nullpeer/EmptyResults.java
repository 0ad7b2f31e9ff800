package org.contexttck.reference.nullpeer;

import java.util.List;

/** Offers the tools that everybody expects, and answers each call with an empty result of its own making. */
final class EmptyResults extends SelfMade {

    @Override
    List<String> tools() {
        return List.of(
                "search_records",
                "find_records",
                "store_analysis_memory",
                "get_workflow_step",
                "recall_memory",
                "list_entries",
                "build_log",
                "context");
    }
}
