package org.contexttck.harness.profile;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.profile.target.ServerEntry;
import org.contexttck.harness.profile.target.TargetEntries;
import org.contexttck.harness.profile.yaml.Binder;
import org.contexttck.harness.profile.yaml.Key;
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

    /** The keys of a profile. */
    record Sections(
            @Key(standard = "{}") Implementation implementation,
            @Key(inline = true) TargetEntries targets,
            @Key(standard = "{}") LimitsEntry limits,
            Optional<Claims> claims,
            @Key(standard = "{}") BillEntry bill) {}

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
        Value whole = new Value(root.orElseThrow(), "", reading);
        Sections sections = Binder.read(whole, Sections.class);
        TargetEntries targets = sections.targets().or(givenServer);
        if (targets.none() && whole.kind() == NodeKind.OBJECT) {
            whole.problem(
                    "names nothing to be tested; it needs at least one of " + String.join(", ", TargetEntries.KEYS),
                    "for example server: {stdio: {command: [node, server.js]}}");
        }
        reading.throwIfProblems();
        return new Profile(
                name,
                sections.implementation(),
                targets,
                sections.limits(),
                sections.claims().orElseGet(Claims::byToolList).with(targets),
                sections.bill(),
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
                .map(server -> server.http().isPresent() ? "http" : "stdio")
                .orElse("");
        return new ProfileSource(RecordedYaml.of(text, secrets), environment, given);
    }
}
