package org.contexttck.harness.spec;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Looks over the pages of a site: structure, anchors, links, and whether anything refers to a network. */
final class SiteCheck {

    private static final Pattern TAG = Pattern.compile("<(/?)([a-zA-Z0-9]+)((?:\\s+[a-zA-Z0-9:-]+=\"[^\"]*\")*)\\s*>");
    private static final Pattern ATTRIBUTE = Pattern.compile("([a-zA-Z0-9:-]+)=\"([^\"]*)\"");
    private static final Pattern OWN = Pattern.compile("(?s)<(style|script)>.*?</\\1>");
    private static final Set<String> EMPTY = Set.of("meta", "input", "br", "hr");
    private static final Set<String> ADDRESSES =
            Set.of("src", "href", "action", "srcset", "data", "poster", "formaction", "background", "xlink:href");

    private final Map<String, Set<String>> ids = new HashMap<>();
    private final List<String[]> links = new ArrayList<>();
    private final Set<String> tags = new HashSet<>();
    private final Set<String> attributes = new HashSet<>();
    private final List<String> problems = new ArrayList<>();

    private SiteCheck() {}

    static SiteCheck of(Map<String, String> pages) {
        SiteCheck check = new SiteCheck();
        pages.forEach(check::page);
        check.links.forEach(link -> check.link(link[0], link[1]));
        return check;
    }

    /** What is wrong, each on one line with its page. */
    List<String> problems() {
        return problems;
    }

    /** The names of all elements. */
    Set<String> tags() {
        return tags;
    }

    /** The names of all attributes. */
    Set<String> attributes() {
        return attributes;
    }

    int linkCount() {
        return links.size();
    }

    private void page(String file, String text) {
        Set<String> own = new HashSet<>();
        ids.put(file, own);
        Deque<String> open = new ArrayDeque<>();
        String body = OWN.matcher(text.replaceFirst("^<!doctype html>\n", "")).replaceAll("");
        Matcher tag = TAG.matcher(body);
        int from = 0;
        while (tag.find()) {
            plain(file, body.substring(from, tag.start()));
            from = tag.end();
            String name = tag.group(2);
            tags.add(name);
            if (!tag.group(1).isEmpty()) {
                if (open.isEmpty() || !open.pop().equals(name)) {
                    problems.add(file + ": </" + name + "> closes nothing");
                }
            } else {
                if (!EMPTY.contains(name)) {
                    open.push(name);
                }
                attributes(file, own, tag.group(3));
            }
        }
        plain(file, body.substring(from));
        if (!open.isEmpty()) {
            problems.add(file + ": left open: " + open);
        }
    }

    private void plain(String file, String text) {
        if (text.contains("<")) {
            problems.add(file + ": a bare < in: " + text.strip());
        }
    }

    private void attributes(String file, Set<String> own, String text) {
        Matcher attribute = ATTRIBUTE.matcher(text);
        while (attribute.find()) {
            String name = attribute.group(1);
            String value = attribute.group(2);
            attributes.add(name);
            if (name.equals("id") && !own.add(value)) {
                problems.add(file + ": id " + value + " is there twice");
            }
            if (ADDRESSES.contains(name)) {
                links.add(new String[] {file, value.replace("&amp;", "&")});
            }
        }
    }

    private void link(String file, String address) {
        String[] parts = address.split("#", 2);
        String page = parts[0].isEmpty() ? file : parts[0];
        if (page.equals(PageNames.CATALOGUE)) {
            return;
        }
        if (!ids.containsKey(page)) {
            problems.add(file + ": leads out of the site: " + address);
        } else if (parts.length == 2 && !ids.get(page).contains(parts[1])) {
            problems.add(file + ": no such anchor: " + address);
        }
    }
}
