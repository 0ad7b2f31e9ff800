package org.contexttck.harness.run.reference;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.target.shared.Launched;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.InProcessPeer;
import org.contexttck.harness.wire.process.Started;

/**
 * The reference implementations inside this JVM, in a class loader of their own that sees nothing of the kit. One of it
 * serves any number of connections, one after another or at the same time; loading it takes about a second.
 */
public final class EmbeddedReference {

    /** The first word of a command that is not to be run as a process. */
    public static final String COMMAND = "(inside the kit)";

    private static final String ENTRY = "org.contexttck.reference.Embedded";

    private static final MethodType SIGNATURE = MethodType.methodType(
            int.class, List.class, Map.class, InputStream.class, OutputStream.class, OutputStream.class);

    private final MethodHandle run;

    private EmbeddedReference(MethodHandle run) {
        this.run = run;
    }

    /**
     * Loads them.
     *
     * @param jars theirs and those of their libraries
     * @throws IllegalStateException if they cannot be run so
     */
    static EmbeddedReference load(List<Path> jars) {
        List<URL> urls = new ArrayList<>();
        try {
            for (Path jar : jars) {
                urls.add(jar.toUri().toURL());
            }
            // Open as long as this JVM: the peers load classes for as long as they run.
            ClassLoader loader =
                    new URLClassLoader("reference", urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
            return new EmbeddedReference(
                    MethodHandles.publicLookup().findStatic(loader.loadClass(ENTRY), "run", SIGNATURE));
        } catch (MalformedURLException | ReflectiveOperationException e) {
            throw new IllegalStateException("the reference implementations cannot be run inside the kit: " + e, e);
        }
    }

    /** What a process with these arguments would be. */
    public InProcessPeer peer(List<String> arguments) {
        return connection -> run(arguments, connection);
    }

    /**
     * Starts commands whose first word is {@link #COMMAND} in this JVM, the other words being arguments of the reference
     * implementations, and all others as processes.
     */
    public Launcher launcher() {
        Launcher processes = Launcher.processes();
        return (command, environment, directory) -> {
            if (!command.get(0).equals(COMMAND)) {
                return processes.launch(command, environment, directory);
            }
            List<String> arguments = command.subList(1, command.size());
            return Launched.of(
                    Started.peer(new Endpoint.InProcess(String.join(" ", arguments), environment, peer(arguments))));
        };
    }

    /** The names of all broken variants in a role, in alphabetical order. */
    public List<String> variants(Role role) {
        return list("variants", role);
    }

    /** The names of all that take a liberty in a role and conform, in alphabetical order. */
    public List<String> liberties(Role role) {
        return list("liberties", role);
    }

    private List<String> list(String command, Role role) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        InProcessPeer.Connection connection =
                new InProcessPeer.Connection(InputStream.nullInputStream(), out, err, Map.of());
        if (run(List.of(command, role.text()), connection) != 0) {
            throw new IllegalStateException(
                    "the " + command + " cannot be listed: " + err.toString(StandardCharsets.UTF_8));
        }
        return out.toString(StandardCharsets.UTF_8)
                .lines()
                .filter(name -> !name.isEmpty())
                .toList();
    }

    private int run(List<String> arguments, InProcessPeer.Connection to) {
        try {
            return (int) run.invokeExact(arguments, to.environment(), to.in(), to.out(), to.err());
        } catch (RuntimeException | Error thrown) {
            throw thrown;
        } catch (Throwable checked) {
            throw new IllegalStateException(checked);
        }
    }
}
