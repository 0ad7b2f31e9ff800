package org.contexttck.harness.peer.gateway;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Stands between a scripted participant and a gateway, on 127.0.0.1 and a free port, and does to their connection what
 * networks do: it hands bytes on in small slices, stands still, or breaks.
 */
public final class FaultyRelay implements Relay {

    private static final int SLICE = 7;
    private static final int BUFFER = 16 << 10;

    private final ServerSocket socket;
    private final InetSocketAddress gateway;
    private final List<Socket> open = new CopyOnWriteArrayList<>();
    private volatile boolean slicing;
    private boolean stalled;

    private FaultyRelay(ServerSocket socket, InetSocketAddress gateway) {
        this.socket = socket;
        this.gateway = gateway;
    }

    /**
     * Starts one.
     *
     * @param gateway where connections lead to
     * @throws IOException if there is no port to be had
     */
    public static FaultyRelay to(InetSocketAddress gateway) throws IOException {
        InetAddress here = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
        FaultyRelay relay = new FaultyRelay(new ServerSocket(0, 50, here), gateway);
        KitGateway.daemon("relay", relay::accept);
        return relay;
    }

    /** The port to connect to instead. */
    public int port() {
        return socket.getLocalPort();
    }

    @Override
    public void slice() {
        slicing = true;
    }

    @Override
    public synchronized void stall() {
        stalled = true;
    }

    @Override
    public synchronized void goOn() {
        stalled = false;
        notifyAll();
    }

    @Override
    public void reset() {
        for (Socket one : open) {
            try {
                one.setSoLinger(true, 0);
                one.close();
            } catch (IOException gone) {
                // It has broken already, which is what was wanted.
            }
        }
    }

    private void accept() {
        try {
            while (true) {
                Socket participant = socket.accept();
                Socket onward = new Socket();
                onward.connect(gateway);
                participant.setTcpNoDelay(true);
                onward.setTcpNoDelay(true);
                open.addAll(List.of(participant, onward));
                KitGateway.daemon("relay-up", () -> copy(participant, onward, false));
                KitGateway.daemon("relay-down", () -> copy(onward, participant, true));
            }
        } catch (IOException closed) {
            // Closed by the kit, or the gateway takes no connection, which the participant finds out.
        }
    }

    private void copy(Socket from, Socket to, boolean down) {
        byte[] buffer = new byte[BUFFER];
        try {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                if (down) {
                    awaitGoOn();
                }
                write(out, buffer, n);
            }
            to.shutdownOutput();
        } catch (IOException | InterruptedException gone) {
            // One side has gone; the other learns it from its own connection.
            reset();
        }
    }

    private synchronized void awaitGoOn() throws InterruptedException {
        while (stalled) {
            wait();
        }
    }

    private void write(OutputStream out, byte[] buffer, int count) throws IOException {
        int size = 0;
        for (int from = 0; from < count; from += size) {
            size = Math.min(slicing ? 1 + (from + 2) % SLICE : count, count - from);
            out.write(buffer, from, size);
            out.flush();
        }
    }

    @Override
    public void close() {
        goOn();
        try {
            socket.close();
        } catch (IOException closed) {
            // Closed is what it should be.
        }
        reset();
    }
}
