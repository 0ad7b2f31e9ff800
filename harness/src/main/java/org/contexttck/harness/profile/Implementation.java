package org.contexttck.harness.profile;

import java.util.Optional;
import org.contexttck.harness.profile.yaml.Binder;
import org.contexttck.harness.profile.yaml.Key;
import org.contexttck.harness.profile.yaml.NodeKind;
import org.contexttck.harness.profile.yaml.Value;

/**
 * What the reports call the implementation.
 *
 * @param name its name; "unnamed" if the profile gives none
 * @param version its version as written; empty if the profile gives none
 */
public record Implementation(@Key(standard = "unnamed") String name, String version) {

    static Implementation unnamed() {
        return Binder.of("{}", Implementation.class);
    }

    static Optional<String> version(Value value) {
        return value.kind() == NodeKind.NUMBER ? Optional.of(value.raw()) : value.text();
    }
}
