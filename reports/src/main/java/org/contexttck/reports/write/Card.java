package org.contexttck.reports.write;

import java.util.List;

/**
 * What there is to say about one requirement that falls short.
 *
 * @param title id, level and what is wrong
 * @param fields the rest, in order; none is empty
 */
record Card(String title, List<Field> fields) {

    /**
     * One thing said.
     *
     * @param label one or two words
     * @param text what is said
     * @param weight how soon it gets a second line when there is room: the smaller the sooner; 0 means it is never cut
     */
    record Field(String label, String text, int weight) {}
}
