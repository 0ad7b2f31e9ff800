package org.contexttck.harness.hostile;

import java.util.List;
import java.util.stream.Stream;

/** All the ways in which targets do harm that the kit is tried with. */
final class HostileKinds {

    /** What a gateway does not pass on is waited for in vain each time, so that most of these are left to the longer build. */
    private static final int FEW = 3;

    private HostileKinds() {}

    static List<HostileKind> all() {
        return Stream.of(
                        HostileServers.all(),
                        HostileHttp.all(),
                        HostileGateways.refusing(),
                        HostileGateways.welcoming(),
                        HostileDrivers.all())
                .flatMap(List::stream)
                .toList();
    }

    /** Those that each build tries. */
    static List<HostileKind> often() {
        return Stream.of(
                        HostileServers.all(),
                        HostileHttp.all(),
                        HostileGateways.refusing(),
                        HostileGateways.welcoming().subList(0, FEW),
                        HostileDrivers.all())
                .flatMap(List::stream)
                .toList();
    }
}
