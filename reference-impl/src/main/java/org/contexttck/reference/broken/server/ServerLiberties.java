package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.contexttck.reference.broken.Mistakes;
import org.contexttck.reference.server.LineTap;

/** What the sources leave to servers, each taken another way than by the reference. */
public final class ServerLiberties {

    /** All there are. */
    public static final Mistakes<LineTap> ALL = new ServerMistakes()
            .answer("AddsMembersToResults", any -> true, answer -> {
                if (answer.get("result") instanceof ObjectNode result) {
                    result.put("x-served-by", "one of three");
                }
            });

    private ServerLiberties() {}
}
