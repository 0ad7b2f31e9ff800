package org.contexttck.reference.broken;

/** Names the consumer in the mark. Breaks TC-S-07; neighbours: W-S-04. */
final class ResultNamesConsumer extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        result.context()
                .filter(context -> result.marked())
                .ifPresent(context -> context.put("consumedBy", "store_analysis_memory"));
    }
}
