package org.contexttck.reference.broken;

/** Says {@code "true"} where {@code true} is meant. Breaks TC-S-09; neighbours: TC-S-19, W-S-04. */
final class ConsumedAsText extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        result.context()
                .filter(context -> context.has("consumed"))
                .ifPresent(context -> context.put("consumed", "true"));
    }
}
