package org.contexttck.harness.doctor;

import java.util.List;
import java.util.Optional;

/**
 * A tool whose list can be had in parts, but not by offset and limit, so that the claim about paging does not fit it.
 *
 * @param by the parameters, such as {@code page and per_page}
 */
public record OtherPaging(String tool, String by) {

    static List<OtherPaging> of(List<Tool> tools) {
        return tools.stream().flatMap(tool -> of(tool).stream()).toList();
    }

    private static Optional<OtherPaging> of(Tool tool) {
        Paging paging = Paging.of(tool);
        return switch (paging.scheme()) {
            case PAGE, CURSOR -> Optional.of(new OtherPaging(tool.name(), String.join(" and ", paging.names())));
            case OFFSET, LIMIT_ONLY, NONE -> Optional.empty();
        };
    }
}
