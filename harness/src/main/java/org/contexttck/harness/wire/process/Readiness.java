package org.contexttck.harness.wire.process;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import org.contexttck.harness.wire.Deadline;
import org.contexttck.harness.wire.OneLine;
import org.contexttck.harness.wire.Patience;
import org.contexttck.harness.wire.Threads;
import org.contexttck.harness.wire.Unreachable;

/** Waits for a program that serves HTTP to serve it. */
final class Readiness {

    private static final long BETWEEN_TRIES_MILLIS = 50;

    private Readiness() {}

    static void await(Started server, URI url, Duration patience) throws Unreachable, InterruptedException {
        HttpClient client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(patience)
                .executor(Threads.pool())
                .build();
        Patience all = new Patience(patience);
        Deadline deadline = Deadline.in(patience);
        while (!answers(client, url, deadline.rest())) {
            if (!server.alive()) {
                throw new Unreachable(server.howItEnded() + " before " + url + " answered", server.outputTail());
            }
            if (deadline.passed()) {
                deadline = Deadline.in(all.moreToStart(server.activity())
                        .orElseThrow(() -> Unreachable.unanswered(
                                url + " did not answer in " + OneLine.of(all.waited()), server.outputTail())));
            }
            Thread.sleep(BETWEEN_TRIES_MILLIS);
        }
        // Something else may hold the port, and then the process that was started has ended or is about to.
        if (!server.alive()) {
            throw new Unreachable(
                    server.howItEnded() + " although " + url + " answers: another server holds the port",
                    server.outputTail());
        }
    }

    private static boolean answers(HttpClient client, URI url, Duration rest) throws InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(url)
                .header("Accept", "text/event-stream")
                .timeout(rest.plusMillis(1))
                .build();
        try {
            client.send(request, HttpResponse.BodyHandlers.ofInputStream())
                    .body()
                    .close();
            return true;
        } catch (IOException notYet) {
            return false;
        }
    }
}
