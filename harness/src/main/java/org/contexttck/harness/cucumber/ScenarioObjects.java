package org.contexttck.harness.cucumber;

import io.cucumber.core.backend.ObjectFactory;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One graph of step objects for each scenario, with the objects of the run below it. A step object is made when it is first
 * needed, by its one constructor, and closed with the scenario if it can be.
 */
final class ScenarioObjects implements ObjectFactory {

    private final List<Object> components;
    private final Map<Class<?>, Object> made = new HashMap<>();
    private final Deque<AutoCloseable> open = new ArrayDeque<>();

    ScenarioObjects(List<Object> components) {
        this.components = List.copyOf(components);
    }

    @Override
    public boolean addClass(Class<?> type) {
        return true;
    }

    @Override
    public void start() {
        made.clear();
    }

    /** The last one made first: it may use what was made before it. */
    @Override
    public void stop() {
        while (!open.isEmpty()) {
            try {
                open.pop().close();
            } catch (Exception failed) {
                throw new IllegalStateException(failed);
            }
        }
    }

    /** @throws RuntimeException that tells what it lacks, if it cannot be made */
    @Override
    public <T> T getInstance(Class<T> type) {
        Optional<Object> known =
                components.stream().filter(type::isInstance).findFirst().or(() -> Optional.ofNullable(made.get(type)));
        return type.cast(known.orElseGet(() -> make(type)));
    }

    private Object make(Class<?> type) {
        Constructor<?>[] constructors = type.getConstructors();
        if (!type.getName().startsWith("org.contexttck.")
                || Modifier.isAbstract(type.getModifiers())
                || constructors.length != 1) {
            throw new IllegalStateException("nothing of this run is a " + type.getName());
        }
        Object[] needed = Arrays.stream(constructors[0].getParameterTypes())
                .map(one -> (Object) getInstance(one))
                .toArray();
        Object one = made(constructors[0], needed);
        made.put(type, one);
        if (one instanceof AutoCloseable closeable) {
            open.push(closeable);
        }
        return one;
    }

    private static Object made(Constructor<?> constructor, Object... needed) {
        try {
            return constructor.newInstance(needed);
        } catch (InvocationTargetException thrown) {
            throw new IllegalStateException(thrown.getCause());
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
