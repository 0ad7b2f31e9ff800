package org.contexttck.harness.catalogue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What decides whether a requirement applies: what a profile claims below {@code claims:}, or how it lets the kit reach a target. */
public enum Claim {
    TRANSIENT_CONTEXT("transient-context"),
    FETCH("transient-context.fetch"),
    CONSUMER("transient-context.consumer"),
    WORKFLOW("transient-context.workflow"),
    CLIENT("transient-context.client"),
    RESUME("transient-context.client.resume"),
    DISPLAY("transient-context.client.display"),
    UNSCOPED_COLLAPSE("transient-context.client.unscoped-collapse"),
    INTERMEDIARY("transient-context.intermediary"),
    CONTEXT_SAVING("context-saving"),
    PAGINATED("context-saving.paginated"),
    TRUNCATED("context-saving.truncated"),
    COMMANDS("context-saving.commands"),
    CONTEXT_PACK("context-pack"),
    DOMAINS("context-pack.domains"),
    SCOPES("context-pack.scopes"),
    DIARY("context-pack.diary"),
    AUDIT("context-pack.audit"),
    REMEMBER("context-pack.remember"),
    SUB_CONTEXT("sub-context"),
    GATEWAY("sub-context.gateway"),
    FILTER("sub-context.gateway.filter"),
    PARTICIPANT("sub-context.participant"),
    NESTING("sub-context.participant.nesting"),
    FILTERS("sub-context.participant.filters"),
    GROUPING("sub-context.participant.grouping"),
    /** The profile reaches the server over stdio; nothing below {@code claims:} says so. */
    SERVER_ON_STDIO("server.stdio"),
    /** A tool that is claimed declares an output schema in the server's list of tools. */
    SERVER_DECLARES_OUTPUT("server.output-schemas"),
    /** The profile names a client that speaks MCP itself. */
    CLIENT_SPEAKS_MCP("client.mcp"),
    /** The profile connects the client with both servers of the kit, or names a driver. */
    CLIENT_OF_TWO_SERVERS("client.two-servers"),
    /** The profile names a driver of the participant; what it shows is not to be seen in a room. */
    PARTICIPANT_WITH_DRIVER("participant.driver");

    private final String text;

    Claim(String text) {
        this.text = text;
    }

    /** The path that catalogue, profile and reports use, such as {@code context-pack.diary}. */
    public String text() {
        return text;
    }

    /** The claim of that path; empty for any other text. */
    public static Optional<Claim> of(String text) {
        return Arrays.stream(values()).filter(claim -> claim.text.equals(text)).findFirst();
    }

    /** Those that are made below {@code claims:} of a profile. */
    public static Stream<Claim> ofProfiles() {
        return Arrays.stream(values()).filter(claim -> claim.compareTo(SERVER_ON_STDIO) < 0);
    }

    /** The paths, with "or" between them. */
    public static String any(List<Claim> claims) {
        return claims.stream().map(Claim::text).collect(Collectors.joining(" or "));
    }

    @Override
    public String toString() {
        return text;
    }
}
