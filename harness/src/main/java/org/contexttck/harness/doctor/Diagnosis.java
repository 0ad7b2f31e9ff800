package org.contexttck.harness.doctor;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What can be said of a server without testing it. Texts from the server are as it sent them: show them with
 * {@link DiagnosisText} or {@link DiagnosisJson}, which make control characters visible.
 *
 * @param transport {@code stdio} or {@code http}
 * @param address the command line or URL, without secrets
 * @param unreached why it could not be reached; empty if it was
 * @param stderrTail the end of what it wrote to stderr; empty if it was reached or is no process
 * @param spoken what was agreed on; empty if it was not reached
 * @param tools what it lists
 * @param claims what could be claimed
 * @param otherPaging tools that page in another way
 * @param advice what to consider
 * @param profile whether a profile's claims were compared; otherwise the claims that the names of the tools stand for were
 * @param obstacles what would keep {@code run} from testing what is claimed
 * @param probes calls that the profile gave
 * @param notes what is odd, one line each
 */
public record Diagnosis(
        String transport,
        String address,
        Optional<String> unreached,
        String stderrTail,
        Optional<Spoken> spoken,
        List<Tool> tools,
        List<PossibleClaim> claims,
        List<OtherPaging> otherPaging,
        List<Advice> advice,
        boolean profile,
        List<Obstacle> obstacles,
        List<ProbeCall> probes,
        List<String> notes) {

    public Diagnosis {
        tools = List.copyOf(tools);
        claims = List.copyOf(claims);
        otherPaging = List.copyOf(otherPaging);
        advice = List.copyOf(advice);
        obstacles = List.copyOf(obstacles);
        probes = List.copyOf(probes);
        notes = List.copyOf(notes);
    }

    /** The diagnosis of a server that could not be reached. */
    static Diagnosis unreached(String transport, String address, String reason, String stderrTail, List<String> notes) {
        return new Diagnosis(
                transport,
                address,
                Optional.of(reason),
                stderrTail,
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                false,
                List.of(),
                List.of(),
                notes);
    }

    /** The same with more told of its tools. */
    Diagnosis with(List<Tool> known) {
        return new Diagnosis(
                transport,
                address,
                unreached,
                stderrTail,
                spoken,
                known,
                PossibleClaims.of(known),
                otherPaging,
                advice,
                profile,
                obstacles,
                probes,
                notes);
    }

    /** The same without secrets. They are taken out here because what is broken over lines hides them from a search. */
    Diagnosis hiding(UnaryOperator<String> secrets) {
        return new Diagnosis(
                transport,
                secrets.apply(address),
                unreached.map(secrets),
                secrets.apply(stderrTail),
                spoken,
                tools,
                claims,
                otherPaging,
                advice,
                profile,
                obstacles.stream().map(one -> one.hiding(secrets)).toList(),
                probes.stream().map(one -> one.hiding(secrets)).toList(),
                notes.stream().map(secrets).toList());
    }

    /** Whether the server could be reached. */
    public boolean reachable() {
        return unreached.isEmpty();
    }

    /**
     * What was agreed on.
     *
     * @param revision such as {@code 2025-11-25}
     * @param stateless whether that revision knows no sessions
     * @param name what the server calls itself; may be empty
     * @param version its version; may be empty
     */
    public record Spoken(String revision, boolean stateless, String name, String version) {}
}
