package org.contexttck.reference.server;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** Stands between a stdio server and its client and sees every line; the default lets everything through. */
public interface LineTap {

    /** A tap that changes nothing. */
    LineTap NONE = new LineTap() {};

    /**
     * A line from the client, before the server sees it.
     *
     * @return lines that the client gets at once; usually none
     */
    default List<String> arriving(String line) {
        return List.of();
    }

    /**
     * Whether the process ends, with code 1, instead of serving this line.
     *
     * @param line from the client
     */
    default boolean endsOn(String line) {
        return false;
    }

    /**
     * A line from the server.
     *
     * @return the lines that the client gets for it: none, one or many, without line ends
     */
    default List<String> leaving(String line) {
        return List.of(line);
    }

    /**
     * The bytes of a line on its way to the client.
     *
     * @param line with its end
     */
    default byte[] encoded(String line) {
        return line.getBytes(StandardCharsets.UTF_8);
    }
}
