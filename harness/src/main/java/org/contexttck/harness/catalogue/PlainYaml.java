package org.contexttck.harness.catalogue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.ReaderException;
import org.yaml.snakeyaml.reader.StreamReader;

/**
 * YAML in which every scalar is a text, as maps, lists and strings. Built straight from the parser's events: every run reads the
 * catalogue before it does anything else, and guessing the type of each scalar would take as long as the parsing.
 */
final class PlainYaml {

    private final String file;
    private final ParserImpl events;

    private PlainYaml(String file, String text) {
        this.file = file;
        this.events = new ParserImpl(new StreamReader(text), new LoaderOptions());
    }

    /**
     * The value of the first document.
     *
     * @throws CatalogueException with file, line and column, if the text is not YAML, or uses an alias or a key twice
     */
    static Object read(String file, String text) {
        try {
            PlainYaml yaml = new PlainYaml(file, text);
            yaml.events.getEvent();
            if (yaml.events.getEvent().is(Event.ID.StreamEnd)) {
                throw new CatalogueException(file, "is empty");
            }
            return yaml.value(yaml.events.getEvent());
        } catch (MarkedYAMLException problem) {
            String what = problem.getProblem().strip();
            throw new CatalogueException(place(file, problem.getProblemMark()), what, problem);
        } catch (ReaderException problem) {
            String what = String.format("character U+%04X is not allowed", problem.getCodePoint());
            throw new CatalogueException(file, what, problem);
        }
    }

    private Object value(Event event) {
        return switch (event.getEventId()) {
            case Scalar -> ((ScalarEvent) event).getValue();
            case SequenceStart -> list();
            case MappingStart -> map();
            default -> throw new CatalogueException(place(file, event.getStartMark()), "aliases are not used here");
        };
    }

    private List<Object> list() {
        List<Object> list = new ArrayList<>();
        for (Event event = events.getEvent(); !event.is(Event.ID.SequenceEnd); event = events.getEvent()) {
            list.add(value(event));
        }
        return list;
    }

    private Map<Object, Object> map() {
        Map<Object, Object> map = new LinkedHashMap<>();
        for (Event event = events.getEvent(); !event.is(Event.ID.MappingEnd); event = events.getEvent()) {
            Object key = value(event);
            if (map.put(key, value(events.getEvent())) != null) {
                throw new CatalogueException(place(file, event.getStartMark()), "key " + key + " is used twice");
            }
        }
        return map;
    }

    private static String place(String file, Mark mark) {
        return file + ":" + (mark.getLine() + 1) + ":" + (mark.getColumn() + 1);
    }
}
