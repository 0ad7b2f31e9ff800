package org.contexttck.reference.gateway;

/** A participant in a room. */
public final class Member {

    private final String id;
    private final Outlet outlet;
    private volatile Filter filter = Filter.NONE;

    Member(String id, Outlet outlet) {
        this.id = id;
        this.outlet = outlet;
    }

    /** Its name. */
    public String id() {
        return id;
    }

    /** What it wants to get. */
    public Filter filter() {
        return filter;
    }

    void filter(Filter wanted) {
        filter = wanted;
    }

    Outlet outlet() {
        return outlet;
    }
}
