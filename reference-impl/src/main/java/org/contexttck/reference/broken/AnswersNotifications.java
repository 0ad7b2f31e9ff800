package org.contexttck.reference.broken;

import java.util.List;

/** Answers notifications, which have no id to answer under. Breaks W-S-03; neighbours: W-S-01. */
final class AnswersNotifications extends BrokenServer {

    @Override
    protected List<String> onNotification() {
        return List.of("{\"jsonrpc\":\"2.0\",\"id\":null,\"result\":{}}");
    }
}
