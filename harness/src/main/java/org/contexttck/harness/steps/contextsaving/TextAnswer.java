package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.contexttck.harness.oracle.StderrOracle;
import org.contexttck.harness.profile.claim.CommandTool;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.Pointer;

/** An answer of a tool that cuts text on request. */
interface TextAnswer {

    TruncatedTool tool();

    Optional<CommandTool> command();

    ToolCall call();

    default Optional<JsonNode> info() {
        return at(tool().info());
    }

    default Optional<JsonNode> flag() {
        return at(tool().flag());
    }

    /** Whether the flag tells of the text; it may be there for the sake of stderr alone (R52). */
    default boolean flagged() {
        return Places.isTrue(flag())
                && (info().isPresent()
                        || command()
                                .filter(it -> it.flag().equals(tool().flag()))
                                .filter(it -> it.tellsOfStderrBeside(tool().info(), this::at))
                                .isEmpty());
    }

    /** Whether the info may be that of stderr, which was cut and has its info at the same place (R52). */
    default boolean infoMayBeOfStderr() {
        return command()
                .flatMap(it -> it.stderrToldOfAt(tool().info(), this::at))
                .filter(StderrOracle::looksCut)
                .isPresent();
    }

    private Optional<JsonNode> at(Pointer place) {
        return Places.at(call(), place, tool().text());
    }
}
