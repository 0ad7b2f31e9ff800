package org.contexttck.reference.nullpeer;

import java.util.List;

/** Opens as a server does and then has nothing to offer. */
final class NoTools extends SelfMade {

    @Override
    List<String> tools() {
        return List.of();
    }
}
