package org.contexttck.reference.intermediary;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import org.contexttck.reference.command.Daemons;
import org.contexttck.reference.command.Lines;

/** Serves one client on a pair of streams, a message a line, in front of a server over HTTP. */
public final class StdioFront {

    private static final long GOODBYE_SECONDS = 2;

    private final Upstream upstream;
    private final OutputStream out;
    private final MessageTap tap;
    private final SessionHeaders headers = new SessionHeaders();
    private final ExecutorService threads = Daemons.pool("intermediary");

    /**
     * An intermediary.
     *
     * @param upstream the address of the server
     * @param out where messages for the client go; left open
     */
    public StdioFront(URI upstream, OutputStream out, MessageTap tap) {
        this.upstream = new Upstream(upstream);
        this.out = out;
        this.tap = tap;
    }

    /** Relays until the input ends, then ends the session. @return the exit code for a process, 0 */
    public int serve(InputStream in) throws IOException, InterruptedException {
        try {
            BufferedReader lines = Lines.of(in);
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.isBlank()) {
                    relay(tap.toServer(line));
                }
            }
            threads.shutdown();
            threads.awaitTermination(GOODBYE_SECONDS, TimeUnit.SECONDS);
            endSession();
            return 0;
        } finally {
            threads.shutdownNow();
        }
    }

    /** Requests are answered side by side; what opens the session, and notifications, nothing may overtake. */
    private void relay(String message) {
        Envelope envelope = Envelope.of(message);
        if (envelope.isRequest() && !envelope.opensSession()) {
            threads.execute(() -> exchange(message, envelope));
        } else {
            exchange(message, envelope);
            if (envelope.method().equals("notifications/initialized")) {
                Daemons.named("events").newThread(this::listen).start();
            }
        }
    }

    private void exchange(String message, Envelope envelope) {
        String why = "the server gave no answer";
        boolean answered = false;
        try {
            HttpResponse<InputStream> response = upstream.post(message, posting(envelope));
            response.headers().firstValue(SessionHeaders.SESSION).ifPresent(headers::opened);
            why = "the server answered with HTTP " + response.statusCode();
            answered = deliver(response, envelope);
        } catch (IOException unreachable) {
            why = "the server cannot be reached: " + unreachable.getMessage();
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
        }
        if (envelope.isRequest() && !answered) {
            write(envelope.unanswered(why));
        }
    }

    private Map<String, String> posting(Envelope envelope) {
        Map<String, String> all = new LinkedHashMap<>(headers.of(envelope));
        all.put("Content-Type", "application/json");
        all.put("Accept", "application/json, text/event-stream");
        return all;
    }

    /** Whether anything came. */
    private boolean deliver(HttpResponse<InputStream> response, Envelope request) throws IOException {
        try (InputStream body = response.body()) {
            if (Upstream.isStream(response)) {
                return deliverEvents(body, request);
            }
            String text = Upstream.text(body);
            boolean message = Envelope.of(text).json().isObject()
                    && (response.statusCode() < 300 || Envelope.of(text).json().has("jsonrpc"));
            if (message) {
                deliver(text, request);
            }
            return message;
        }
    }

    private boolean deliverEvents(InputStream body, Envelope request) throws IOException {
        boolean[] any = new boolean[1];
        Events.read(body, new Events.Reader() {
            @Override
            public void message(String message) {
                any[0] = true;
                deliver(message, request);
            }

            @Override
            public void line(String line) {
                // there are no events on standard streams, so nothing of theirs is handed on
            }
        });
        return any[0];
    }

    private void deliver(String message, Envelope request) {
        if (request.opensSession()) {
            Envelope.of(message).agreedRevision().ifPresent(headers::agreed);
        }
        if (request.isRequest() && tap.asksAgain(message)) {
            askAgain(request);
        }
        write(tap.toClient(message));
    }

    private void askAgain(Envelope request) {
        try (InputStream body =
                upstream.post(request.json().toString(), posting(request)).body()) {
            body.readAllBytes();
        } catch (IOException unreachable) {
            // what was asked first has been answered
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
        }
    }

    /** What the server sends on its own; it may have no stream for that. */
    private void listen() {
        if (!headers.hasSession()) {
            return;
        }
        Map<String, String> getting = new LinkedHashMap<>(headers.ofSession());
        getting.put("Accept", "text/event-stream");
        try {
            HttpResponse<InputStream> response = upstream.send("GET", getting);
            try (InputStream body = response.body()) {
                if (Upstream.isStream(response)) {
                    deliverEvents(body, Envelope.of(""));
                }
            }
        } catch (IOException ended) {
            // what it has to answer, it answers elsewhere
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
        }
    }

    private void endSession() throws InterruptedException {
        if (headers.hasSession()) {
            try {
                upstream.send("DELETE", headers.ofSession()).body().close();
            } catch (IOException gone) {
                // and the session with it
            }
        }
    }

    private synchronized void write(String message) {
        // a line end in JSON stands between tokens only, where a space is as good
        try {
            Lines.send(out, message.replace('\n', ' ').replace('\r', ' '));
        } catch (IOException clientIsGone) {
            // the end of its input ends the rest
        }
    }
}
