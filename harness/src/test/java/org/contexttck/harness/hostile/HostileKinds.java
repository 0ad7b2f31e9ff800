package org.contexttck.harness.hostile;

import java.util.List;
import java.util.stream.Stream;

/** All the ways in which targets do harm that the kit is tried with. */
final class HostileKinds {

    private HostileKinds() {}

    static List<HostileKind> all() {
        return Stream.of(HostileServers.all(), HostileHttp.all(), HostileGateways.all(), HostileDrivers.all())
                .flatMap(List::stream)
                .toList();
    }
}
