package org.contexttck.harness.journal;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import org.contexttck.harness.peer.model.Prompt;
import org.contexttck.harness.target.client.ClientSession;
import org.contexttck.json.Json;

/**
 * Writes down what scenarios ask of their targets, and what comes of it. Questions that a target asks of itself, or of another
 * port while it waits for something, belong to the question they come of. For several threads.
 */
public final class Journal {

    private final BiConsumer<String, String> lines;
    private final Arguments arguments;
    private final ThreadLocal<String> scope = ThreadLocal.withInitial(() -> "");
    private final ThreadLocal<Boolean> asking = ThreadLocal.withInitial(() -> false);
    private final Map<Class<?>, Map<Object, Recorded>> known = new HashMap<>();
    private long ports;

    /**
     * A journal.
     *
     * @param lines takes each entry with what it belongs to, a scenario by its key or a role
     * @param redaction takes secrets out of a text
     */
    public Journal(BiConsumer<String, String> lines, UnaryOperator<String> redaction) {
        this.lines = lines;
        this.arguments = new Arguments(redaction);
    }

    /** What the current thread asks from here on belongs to this. */
    public void enter(String what) {
        scope.set(what);
    }

    /** A port that does what another does, and writes it down. @param type the interface */
    public <T> T of(Class<T> type, T live) {
        Recorded port = port(live, type, "");
        String opened = type.getSimpleName();
        lines.accept(scope.get(), new Entry(0, opened, "", "", Optional.of(port.written()), Optional.empty()).text());
        return type.cast(port.proxy);
    }

    private synchronized Recorded port(Object live, Class<?> type, String file) {
        return known.computeIfAbsent(type, first -> new IdentityHashMap<>())
                .computeIfAbsent(live, one -> new Recorded(live, Port.of(type).orElseThrow(), ++ports, file));
    }

    /** What was closed or released is not asked for again, and may hold much. */
    private synchronized void forget(Object live) {
        known.values().forEach(ports -> ports.remove(live));
    }

    /** A port as scenarios have it. */
    private final class Recorded extends PortHandler {

        private final Object live;
        private final String file;

        Recorded(Object live, Port port, long number, String file) {
            super(port, number);
            this.live = live;
            this.file = port.fixed().contains("transcript") ? (String) call(port.method("transcript")) : file;
            port.fixed()
                    .forEach(name -> fixed.put(
                            name,
                            seen(call(port.method(name)), port.method(name).getGenericReturnType())));
        }

        @Override
        Object profiled(Method method, Object[] given) throws Throwable {
            return called(method, given);
        }

        @Override
        Object evidence(Method method, Object[] given) throws Throwable {
            return called(method, given);
        }

        @Override
        Object asked(Method method, Object[] given) throws Throwable {
            if (asking.get()) {
                return called(method, given);
            }
            asking.set(true);
            try {
                Object gave = called(method, given);
                Object seen = seen(gave, method.getGenericReturnType());
                String in = in();
                write(new Entry(
                        number,
                        method.getName(),
                        arguments.of(given),
                        in.equals(file) ? "" : in,
                        Optional.of(values().written(seen)),
                        Optional.empty()));
                if (method.getName().equals("close")) {
                    forget(live);
                } else if (method.getName().equals("release")) {
                    forget(plain(given[0]));
                }
                return seen;
            } catch (InterruptedException ending) {
                throw ending;
            } catch (Exception thrown) {
                write(new Entry(
                        number,
                        method.getName(),
                        arguments.of(given),
                        "",
                        Optional.empty(),
                        Optional.of(Thrown.written(thrown))));
                throw thrown;
            } finally {
                asking.set(false);
            }
        }

        private void write(Entry entry) {
            lines.accept(scope.get(), entry.text());
        }

        /** In which file the messages are that come of a question, if that changes. */
        private String in() {
            boolean changes = file.isEmpty()
                    && Arrays.stream(port.type().getMethods())
                            .anyMatch(one -> one.getName().equals("transcript"));
            return changes ? (String) call(port.method("transcript")) : file;
        }

        private Object called(Method method, Object[] given) throws Throwable {
            try {
                Object[] plain = given == null
                        ? new Object[0]
                        : Arrays.stream(given).map(Journal::plain).toArray();
                return method.invoke(live, plain);
            } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
            }
        }

        private Object call(Method method) {
            try {
                return called(method, null);
            } catch (Throwable impossible) {
                throw new IllegalStateException(impossible);
            }
        }

        /** What a scenario sees of what the target gave: ports in place of other targets. */
        private Object seen(Object value, Type declared) {
            if (value instanceof Optional<?> optional) {
                return optional.map(one -> seen(one, inside(declared)));
            } else if (value instanceof List<?> list) {
                return list.stream().map(one -> seen(one, inside(declared))).toList();
            }
            return value != null
                            && declared instanceof Class<?> type
                            && Port.of(type).isPresent()
                    ? port(value, type, file).proxy
                    : value;
        }

        private RecordValues values() {
            return new RecordValues(proxy -> of(proxy).written(), this::recordedAs);
        }

        private long recordedAs(Prompt prompt) {
            return live instanceof ClientSession session ? session.recordedAs(prompt) : 0;
        }

        private ObjectNode written() {
            ObjectNode json = Json.object().put("port", number);
            new TreeMap<>(fixed).forEach((name, value) -> json.set(name, values().written(value)));
            return json;
        }
    }

    private static Type inside(Type declared) {
        return ((ParameterizedType) declared).getActualTypeArguments()[0];
    }

    private static Recorded of(Object proxy) {
        return (Recorded) Proxy.getInvocationHandler(proxy);
    }

    private static Object plain(Object argument) {
        if (argument instanceof Optional<?> optional) {
            return optional.map(Journal::plain);
        }
        boolean port = argument != null
                && Proxy.isProxyClass(argument.getClass())
                && Proxy.getInvocationHandler(argument) instanceof Recorded;
        return port ? of(argument).live : argument;
    }
}
