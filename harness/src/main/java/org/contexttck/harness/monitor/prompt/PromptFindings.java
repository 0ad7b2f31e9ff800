package org.contexttck.harness.monitor.prompt;

import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.contexttck.harness.verdict.Fault;

/** Hears what is seen. @param observed a requirement that something bears on @param broke one that is broken */
public record PromptFindings(Consumer<String> observed, BiConsumer<String, Fault> broke) {}
