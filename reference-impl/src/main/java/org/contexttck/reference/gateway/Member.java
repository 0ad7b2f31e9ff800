package org.contexttck.reference.gateway;

/** A participant in a room. */
public final class Member {

    private final String id;
    private final String room;
    private final MessageSink sink;
    private volatile Filter filter = Filter.NONE;

    Member(String id, String room, MessageSink sink) {
        this.id = id;
        this.room = room;
        this.sink = sink;
    }

    /** Its name. */
    public String id() {
        return id;
    }

    /** The name of the room it is in. */
    public String room() {
        return room;
    }

    /** What it wants to get. */
    public Filter filter() {
        return filter;
    }

    void filter(Filter wanted) {
        filter = wanted;
    }

    MessageSink sink() {
        return sink;
    }
}
