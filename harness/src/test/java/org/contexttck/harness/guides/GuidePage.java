package org.contexttck.harness.guides;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A page of {@code features/docs}: what a reader types, and what it says that comes of it.
 *
 * @param name of the file
 * @param blocks its fenced blocks, in order
 */
public record GuidePage(String name, String text, List<Block> blocks) {

    private static final Path FOLDER = Path.of("..", "features", "docs");
    private static final Pattern FENCED = Pattern.compile("(?m)^```(.*)\\n((?:.*\\n)*?)^```$");

    /**
     * A fenced block.
     *
     * @param kind the first word behind the fence, such as {@code js}
     * @param more the second one: a file name, or {@code exit=1}; empty if there is none
     */
    public record Block(String kind, String more, String text) {

        /** The file that the block is, or changes. */
        Optional<String> file() {
            return Optional.of(more).filter(it -> it.contains("."));
        }

        /** What the last of the commands ends with. */
        int exitCode() {
            return more.startsWith("exit=") ? Integer.parseInt(more.substring("exit=".length())) : 0;
        }

        /** The file with the lines of this block that have a minus taken out, and those with a plus put in. */
        String change(String file) {
            String before = side("-");
            int place = file.indexOf(before);
            if (place < 0 || file.indexOf(before, place + 1) >= 0) {
                throw new IllegalStateException("stands not exactly once in the file:\n" + before);
            }
            return file.replace(before, side("+"));
        }

        private String side(String sign) {
            return text.lines()
                    .filter(line -> line.startsWith(sign) || line.startsWith(" "))
                    .map(line -> line.substring(1) + "\n")
                    .collect(Collectors.joining());
        }

        /** The lines of output that the block quotes, in order. */
        List<String> quoted() {
            return text.lines()
                    .filter(line -> !line.equals("..."))
                    .map(GuidePage::steady)
                    .toList();
        }
    }

    /** All pages that there are. */
    public static Stream<GuidePage> all() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files
                    .map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".md"))
                    .sorted()
                    .toList()
                    .stream()
                    .map(GuidePage::read);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** @param name of the file */
    public static GuidePage read(String name) {
        try {
            String text = Files.readString(FOLDER.resolve(name)).replace("\r\n", "\n");
            List<Block> blocks = FENCED.matcher(text)
                    .results()
                    .map(found -> block(found.group(1), found.group(2)))
                    .toList();
            return new GuidePage(name, text, blocks);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Block block(String info, String text) {
        String[] words = info.strip().split(" +");
        return new Block(words[0], words.length > 1 ? words[1] : "", text);
    }

    /** The lines of the blocks that a shell is given. */
    public List<String> commands() {
        return blocks.stream()
                .filter(block -> block.kind().equals("sh"))
                .flatMap(block -> block.text().lines())
                .map(line -> line.replaceFirst("\\s+#.*", ""))
                .filter(line -> !line.isBlank())
                .toList();
    }

    /** The first quoted line that an output does not have where it has to be, behind the lines quoted before it. */
    static Optional<String> missing(List<String> quoted, String output) {
        List<String> lines = output.lines().map(GuidePage::steady).toList();
        int from = 0;
        for (String line : quoted) {
            int found = lines.subList(from, lines.size()).indexOf(line);
            if (found < 0) {
                return Optional.of(line);
            }
            from += found + 1;
        }
        return Optional.empty();
    }

    /** A line of output without what differs from run to run: times, counts, numbers of messages, and random ids. */
    static String steady(String line) {
        return line.replaceAll(" +\\d+(\\.\\d+)? (ms|s)\\b", " T")
                .replaceAll(" +\\d+ seen", " N seen")
                .replaceAll("messages? \\d+(, \\d+)*$", "messages M")
                .replaceAll("-\\d+(-\\w+)?\\.jsonl", "-N.jsonl")
                .replaceAll("tck-[0-9a-f]{8}", "tck-X")
                .replaceAll("SUMMARY-(\\w+)-\\w+", "SUMMARY-$1")
                .replaceAll(" +", " ")
                .stripTrailing();
    }
}
