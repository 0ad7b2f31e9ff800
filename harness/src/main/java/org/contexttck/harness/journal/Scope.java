package org.contexttck.harness.journal;

/** What the current thread is doing: a scenario by its key, or a role. */
final class Scope {

    private final ThreadLocal<String> current = ThreadLocal.withInitial(() -> "");

    void enter(String scope) {
        current.set(scope);
    }

    String current() {
        return current.get();
    }
}
