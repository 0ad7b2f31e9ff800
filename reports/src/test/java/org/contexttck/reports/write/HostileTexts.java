package org.contexttck.reports.write;

import java.util.List;
import java.util.stream.Stream;

/** Texts with which a target might try to be more than text. */
final class HostileTexts {

    private HostileTexts() {}

    static Stream<String> all() {
        return List.of(
                "<script>alert(1)</script>",
                "![x](https://elsewhere.example/pixel.png)",
                "[click](javascript:alert(1))",
                "<img src=x onerror=alert(1)>",
                "`` ` ```",
                "a | b |\n|---|---|\n# heading\n- item",
                "\n\n## A heading of its own\n",
                "@everyone see #1 and https://elsewhere.example/",
                "]]>",
                "{0} {{1}} %s ${HOME}",
                "\u001b[2J\u202Egnp.exe\u202C \u0000 \ud800",
                "\"'&amp;&lt;",
                "::error file=x::from the target",
                "x".repeat(100_000))
                .stream();
    }
}
