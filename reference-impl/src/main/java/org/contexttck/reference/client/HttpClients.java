package org.contexttck.reference.client;

import java.net.http.HttpClient;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.contexttck.reference.command.Daemons;

/** HTTP clients that are done with their threads soon after they are done with their work, as many may run in one process. */
final class HttpClients {

    private HttpClients() {}

    static HttpClient.Builder builder() {
        return HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .executor(new ThreadPoolExecutor(
                        0,
                        Integer.MAX_VALUE,
                        1,
                        TimeUnit.SECONDS,
                        new SynchronousQueue<>(),
                        Daemons.named("http-client")));
    }
}
