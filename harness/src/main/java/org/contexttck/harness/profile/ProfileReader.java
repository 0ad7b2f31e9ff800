package org.contexttck.harness.profile;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.profile.target.ServerEntry;
import org.contexttck.harness.profile.target.TargetEntries;
import org.contexttck.harness.profile.yaml.Binder;
import org.contexttck.harness.profile.yaml.Members;
import org.contexttck.harness.profile.yaml.NodeKind;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.profile.yaml.ReadContext;
import org.contexttck.harness.profile.yaml.RecordedYaml;
import org.contexttck.harness.profile.yaml.Secrets;
import org.contexttck.harness.profile.yaml.Value;
import org.contexttck.harness.profile.yaml.WrittenPlaces;
import org.contexttck.harness.profile.yaml.YamlNodes;
import org.yaml.snakeyaml.nodes.Node;

/** Reads a whole profile. */
final class ProfileReader {

    private final String name;
    private final ReadContext reading;
    private final Optional<ServerEntry> givenServer;

    ProfileReader(String name, ReadContext reading, Optional<ServerEntry> givenServer) {
        this.name = name;
        this.reading = reading;
        this.givenServer = givenServer;
    }

    Profile read(String text) throws ProfileException {
        Optional<Node> root = YamlNodes.read(text, reading);
        if (root.isEmpty()) {
            throw reading.unreadable();
        }
        reading.throwIfProblems();
        List<String> keys = new ArrayList<>(List.of("implementation"));
        keys.addAll(TargetEntries.KEYS);
        keys.addAll(List.of("limits", "claims"));
        Members members = new Value(root.orElseThrow(), "", reading).members(keys.toArray(String[]::new));
        Implementation implementation =
                members.get("implementation").map(ProfileReader::implementation).orElseGet(Implementation::unnamed);
        TargetEntries targets = TargetEntries.read(members, givenServer);
        LimitsEntry limits = members.get("limits")
                .map(value -> Binder.read(value, LimitsEntry.class))
                .orElseGet(LimitsEntry::defaults);
        Claims claims = members.get("claims")
                .map(Claims::read)
                .orElseGet(Claims::byToolList)
                .with(targets);
        reading.throwIfProblems();
        return new Profile(
                name,
                implementation,
                targets,
                limits,
                claims,
                reading.secrets(),
                reading.warnings(),
                WrittenPlaces.of(root.orElseThrow()),
                source(text),
                Digest.of(text),
                "");
    }

    private ProfileSource source(String text) {
        Secrets secrets = reading.secrets();
        Map<String, String> environment = new TreeMap<>();
        reading.variables().forEach((variable, value) -> environment.put(variable, secrets.hide(value)));
        String given = givenServer
                .map(server -> server.endpoint() instanceof ServerEntry.Http ? "http" : "stdio")
                .orElse("");
        return new ProfileSource(RecordedYaml.of(text, secrets), environment, given);
    }

    private static Implementation implementation(Value value) {
        Members members = value.members("name", "version");
        Implementation standard = Implementation.unnamed();
        return new Implementation(
                members.get("name").flatMap(Value::text).orElse(standard.name()),
                members.get("version")
                        .flatMap(version ->
                                version.kind() == NodeKind.NUMBER ? Optional.of(version.raw()) : version.text())
                        .orElse(standard.version()));
    }
}
