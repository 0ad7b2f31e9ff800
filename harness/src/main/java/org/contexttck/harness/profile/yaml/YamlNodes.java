package org.contexttck.harness.profile.yaml;

import java.util.Optional;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.composer.Composer;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.ReaderException;
import org.yaml.snakeyaml.reader.StreamReader;

/** From text to YAML nodes, which know their places. No object of any other type is ever made. */
public final class YamlNodes {

    private static final int MOST_CHARACTERS = 1 << 20;
    private static final int MOST_ALIASES = 50;
    private static final int DEEPEST = 100;

    private YamlNodes() {}

    /** The root node; empty if there is none, which is then a problem. */
    public static Optional<Node> read(String text, ReadContext reading) {
        if (text.length() > MOST_CHARACTERS) {
            reading.problem(1, 1, "too long: more than " + MOST_CHARACTERS + " characters", "");
            return Optional.empty();
        }
        try {
            Node root = compose(text);
            if (root == null) {
                reading.problem(1, 1, "the profile is empty", "say at least how to reach the server");
            }
            return Optional.ofNullable(root);
        } catch (MarkedYAMLException fault) {
            reading.problem(fault.getProblemMark(), "not YAML: " + words(fault), "");
        } catch (ReaderException fault) {
            unprintable(text, fault, reading);
        } catch (YAMLException fault) {
            reading.problem(1, 1, "not YAML that the kit takes: " + fault.getMessage(), "");
        }
        return Optional.empty();
    }

    private static Node compose(String text) {
        LoaderOptions options = new LoaderOptions();
        options.setCodePointLimit(MOST_CHARACTERS);
        options.setMaxAliasesForCollections(MOST_ALIASES);
        options.setNestingDepthLimit(DEEPEST);
        return new Composer(new ParserImpl(new StreamReader(text), options), new CoreResolver(), options)
                .getSingleNode();
    }

    private static String words(MarkedYAMLException fault) {
        String context = fault.getContext() == null ? "" : fault.getContext() + ", ";
        return context + fault.getProblem();
    }

    private static void unprintable(String text, ReaderException fault, ReadContext reading) {
        String before = text.substring(0, Math.min(fault.getPosition(), text.length()));
        int line = 1 + (int) before.chars().filter(c -> c == '\n').count();
        int column = before.length() - before.lastIndexOf('\n');
        String what = String.format("not YAML: the character U+%04X is not allowed", fault.getCodePoint());
        reading.problem(line, column, what, "");
    }
}
