package org.contexttck.harness.doctor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * How a tool lets a caller have a list in parts, as far as the names of its parameters tell.
 *
 * @param start the parameter that says where to start; empty if there is none
 * @param size the parameter that says how much to return; empty if there is none
 */
public record Paging(Scheme scheme, Optional<String> start, Optional<String> size) {

    /** The ways to part a list. Only the first is the one that context-saving names. */
    public enum Scheme {
        OFFSET,
        PAGE,
        CURSOR,
        LIMIT_ONLY,
        NONE
    }

    private static final Set<String> OFFSETS =
            Set.of("offset", "skip", "start_index", "first_result", "from_index", "start_offset");
    private static final Set<String> LIMITS = Set.of(
            "limit",
            "max_results",
            "max_items",
            "max_entries",
            "max_count",
            "max_matches",
            "max_records",
            "top",
            "top_k",
            "count",
            "first_n");
    /** Sizes only beside an offset. */
    private static final Set<String> PARTNERS = Set.of("length", "size", "take", "first", "number");

    private static final Set<String> PAGES = Set.of("page", "page_number", "page_no", "page_index");
    private static final Set<String> PAGE_SIZES = Set.of("per_page", "page_size", "items_per_page");
    private static final Set<String> CURSORS = Set.of(
            "cursor",
            "next_cursor",
            "after",
            "next_token",
            "page_token",
            "continuation",
            "continuation_token",
            "starting_after");
    private static final Set<String> OTHER_BOUNDS = Set.of(
            "max_bytes",
            "max_chars",
            "max_characters",
            "max_tokens",
            "max_length",
            "max_depth",
            "max_lines",
            "max_size",
            "max_retries",
            "max_age",
            "max_wait");

    /** What a tool's parameters say. */
    public static Paging of(Tool tool) {
        Optional<String> offset =
                first(tool, OFFSETS::contains).or(() -> first(tool, name -> name.endsWith("_offset")));
        Optional<String> limit = offset.flatMap(name -> partner(tool, name)).or(() -> first(tool, LIMITS::contains));
        if (offset.isPresent() && limit.isPresent()) {
            return new Paging(Scheme.OFFSET, offset, limit);
        }
        Optional<String> pageSize = first(tool, PAGE_SIZES::contains).or(() -> limit);
        Optional<String> page = first(tool, PAGES::contains);
        if (page.isPresent()) {
            return new Paging(Scheme.PAGE, page, pageSize);
        }
        Optional<String> cursor = tool.parameters().stream()
                .map(Parameter::name)
                .filter(name -> CURSORS.contains(NameWords.snake(name)))
                .findFirst();
        if (cursor.isPresent()) {
            return new Paging(Scheme.CURSOR, cursor, pageSize);
        }
        return pageSize.isPresent()
                ? new Paging(Scheme.LIMIT_ONLY, Optional.empty(), pageSize)
                : new Paging(Scheme.NONE, Optional.empty(), Optional.empty());
    }

    /** The parameters by name, in order. */
    public List<String> names() {
        return Stream.concat(start.stream(), size.stream()).toList();
    }

    /** The limit that belongs to an offset: of the same family, or else the most likely one. */
    private static Optional<String> partner(Tool tool, String offset) {
        String family = NameWords.snake(offset).replaceFirst("offset$", "");
        List<Predicate<String>> wishes = new ArrayList<>();
        if (!family.isEmpty()) {
            wishes.add(name -> name.equals(family + "limit") || name.equals(family + "count"));
        }
        wishes.add(name -> name.equals("limit"));
        wishes.add(PARTNERS::contains);
        wishes.add(LIMITS::contains);
        wishes.add(name -> name.endsWith("_limit"));
        wishes.add(name -> name.startsWith("max_") && !OTHER_BOUNDS.contains(name));
        wishes.add(name -> name.equals("length"));
        return wishes.stream().flatMap(wish -> first(tool, wish).stream()).findFirst();
    }

    private static Optional<String> first(Tool tool, Predicate<String> wish) {
        return tool.parameters().stream()
                .filter(Parameter::takesNumber)
                .map(Parameter::name)
                .filter(name -> wish.test(NameWords.snake(name)))
                .findFirst();
    }
}
