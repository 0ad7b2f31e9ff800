package org.contexttck.reference.gateway;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The names seen in one object. Most objects are small, and a list is then quicker than a set. */
final class MemberNames {

    /** Of a list, which has no names. */
    static final MemberNames NONE = new MemberNames();

    private static final int FEW = 8;

    private final List<String> few = new ArrayList<>(FEW);
    private final Set<String> many = new HashSet<>();

    /** Takes note of a name; false if it was there. */
    boolean add(String name) {
        if (few.contains(name) || many.contains(name)) {
            return false;
        }
        return few.size() < FEW ? few.add(name) : many.add(name);
    }
}
