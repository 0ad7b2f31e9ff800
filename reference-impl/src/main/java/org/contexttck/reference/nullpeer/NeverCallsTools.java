package org.contexttck.reference.nullpeer;

import com.sun.net.httpserver.HttpExchange;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.contexttck.reference.command.Lines;

/** A client that asks a model of OpenAI's form once, offering tools, and takes its answer for the end. */
final class NeverCallsTools implements NullPeer {

    private static final List<String> TOOLS =
            List.of("search_records", "find_records", "store_analysis_memory", "get_workflow_step", "recall_memory");

    private final Optional<URI> model;

    /** @param model base address that {@code /chat/completions} is added to; without one, nobody is asked */
    NeverCallsTools(Optional<URI> model) {
        this.model = model;
    }

    @Override
    public Optional<String> answer(String message) {
        return Optional.empty();
    }

    @Override
    public void serve(BufferedReader in, OutputStream out) throws IOException, InterruptedException {
        if (model.isPresent()) {
            HttpRequest request = HttpRequest.newBuilder(URI.create(model.get() + "/chat/completions"))
                    .header("Content-Type", "application/json")
                    .POST(BodyPublishers.ofString(body()))
                    .build();
            HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
            Lines.send(out, "thank you");
        }
    }

    @Override
    public void handle(HttpExchange exchange) {
        exchange.close();
    }

    private static String body() {
        String tools = TOOLS.stream()
                .map(tool -> "{\"type\":\"function\",\"function\":{\"name\":\"" + tool
                        + "\",\"parameters\":{\"type\":\"object\"}}}")
                .collect(Collectors.joining(","));
        return "{\"model\":\"any\",\"messages\":[{\"role\":\"user\",\"content\":\"hello\"}],\"tools\":[" + tools + "]}";
    }
}
