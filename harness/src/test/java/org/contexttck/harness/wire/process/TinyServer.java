package org.contexttck.harness.wire.process;

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;

/** A program that serves 405 on the port of its first argument, for {@link ServerProcessTest}. */
public final class TinyServer {

    private TinyServer() {}

    public static void main(String[] arguments) throws Exception {
        int port = Integer.parseInt(arguments[0]);
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        server.createContext("/", exchange -> {
            exchange.sendResponseHeaders(405, -1);
            exchange.close();
        });
        server.start();
        System.out.println("listening");
    }
}
