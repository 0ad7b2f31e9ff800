package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/** Spoils the answers of the tool {@code context}. A variant overrides one of the protected methods. */
abstract class BrokenPack extends BrokenServer {

    /** Spoils a pack; the text block will say the same. */
    protected void spoil(Request request, Pack pack) {}

    /** The text of a refusal that comes instead of a pack. */
    protected Optional<String> refusal(Request request, Pack pack) {
        return Optional.empty();
    }

    /** The pack that comes instead of a refusal. */
    protected Optional<Pack> pack(Request request, String refusal) {
        return Optional.empty();
    }

    /** The text that a refusal has. */
    protected String reworded(Request request, String refusal) {
        return refusal;
    }

    @Override
    protected final void spoil(Request request, ToolResult result) {
        if (!request.callsTool("context")) {
            return;
        }
        if (result.failed()) {
            pack(request, result.text())
                    .ifPresentOrElse(pack -> show(pack, result), () -> result.write(reworded(request, result.text())));
        } else {
            ObjectNode original = (ObjectNode) result.json().path("structuredContent");
            Pack pack = new Pack(original.deepCopy());
            spoil(request, pack);
            if (!pack.json().equals(original)) {
                show(pack, result);
            }
            refusal(request, pack).ifPresent(text -> refuse(text, result));
        }
    }

    private static void show(Pack pack, ToolResult result) {
        result.json().remove("isError");
        result.json().set("structuredContent", pack.json());
        result.write(pack.json().toString());
    }

    private static void refuse(String text, ToolResult result) {
        result.json().put("isError", true).remove("structuredContent");
        result.write(text);
    }
}
