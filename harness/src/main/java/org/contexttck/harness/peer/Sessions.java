package org.contexttck.harness.peer;

import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import org.contexttck.harness.wire.Revision;

/** The sessions of the revisions that have some. */
final class Sessions {

    /** @param ended opens when the session is over */
    record Session(String id, Revision revision, CountDownLatch ended) {}

    private final Map<String, Session> open = new ConcurrentHashMap<>();

    Session begin(Revision revision) {
        Session session = new Session(UUID.randomUUID().toString(), revision, new CountDownLatch(1));
        open.put(session.id(), session);
        return session;
    }

    Optional<Session> find(String id) {
        return Optional.ofNullable(open.get(id));
    }

    void end(Session session) {
        open.remove(session.id());
        session.ended().countDown();
    }

    void endAll() {
        open.values().forEach(this::end);
    }
}
