package org.contexttck.harness.catalogue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A small features folder that breaks no rule, and can be made to. */
final class SampleFeatures {

    static final String ROWS = "wire/requirements.yaml";
    static final String READINGS = "wire/readings.md";
    static final String SCENARIOS = "wire/messages.feature";
    static final String SOURCE = "wire/source.md";
    static final String CASES = "field-cases.md";

    private final Path folder;

    SampleFeatures(Path folder) {
        this.folder = folder;
        write(ROWS, """
                protocol: wire
                source: "JSON-RPC 2.0"
                requirements:
                  - id: W-S-01
                    level: MUST
                    basis: derived
                    role: server
                    says: >-
                      Messages are
                      JSON.
                    section: "Messages"
                    derivation: Because.
                    look-at: The writer.
                    readings: [R1]
                    seen: [FC-01]
                    claim: [transient-context, context-pack]
                    unless: context-pack.diary
                    broken:
                      - variant: SendsXml
                        expect: "is no JSON"
                        neighbours: [W-S-02]
                        silent: "requests for XML"
                        explored: "XML asked for twice"
                  - id: W-S-02
                    level: SHOULD
                    basis: source
                    role: server
                    says: It lives on.
                    section: "Life"
                    untested: planned
                """);
        write(READINGS, """
                # Readings of wire

                ## R1 — What JSON is

                JSON is what
                the RFC says.

                As of today.

                **The text should say** JSON is
                what RFC 8259 says.

                **Reason** Nobody
                else says.

                **Requirements** W-S-01
                """);
        write(SOURCE, """
                # Source of wire

                **Title** JSON-RPC 2.0

                **Status** A specification,
                long finished.

                ## Messages

                | level | what the text says | rows |
                | --- | --- | --- |
                | MUST | Messages are JSON. | W-S-01 |
                | - | XML was looked at too. | none: rejected |

                ## Life

                | level | what the text says | rows |
                | --- | --- | --- |
                | SHOULD | Servers live on. | W-S-01, W-S-02 |
                """);
        write(SCENARIOS, """
                Feature: Messages

                  @W-S-01
                  Scenario: JSON
                    Then it is JSON
                """);
        write(CASES, "| case | what went wrong | where |\n| --- | --- | --- |\n| FC-01 | It broke. | a/b#1 |\n");
    }

    Path folder() {
        return folder;
    }

    SampleFeatures replace(String file, String old, String fresh) {
        try {
            String text = Files.readString(folder.resolve(file));
            if (!text.contains(old)) {
                throw new AssertionError(file + " of the sample does not contain: " + old);
            }
            return write(file, text.replace(old, fresh));
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    SampleFeatures write(String file, String text) {
        try {
            Files.createDirectories(folder.resolve(file).getParent());
            Files.writeString(folder.resolve(file), text);
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
        return this;
    }
}
