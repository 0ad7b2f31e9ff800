package org.contexttck.harness.cucumber;

import io.cucumber.core.backend.ObjectFactory;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.picocontainer.ComponentAdapter;
import org.picocontainer.DefaultPicoContainer;
import org.picocontainer.MutablePicoContainer;
import org.picocontainer.PicoBuilder;
import org.picocontainer.lifecycle.StartableLifecycleStrategy;
import org.picocontainer.monitors.NullComponentMonitor;

/** One graph of step objects for each scenario, with the objects of the run below it. */
final class ScenarioObjects implements ObjectFactory {

    private final MutablePicoContainer run = new DefaultPicoContainer();
    private final Set<Class<?>> glue = new LinkedHashSet<>();
    private MutablePicoContainer scenario = new DefaultPicoContainer();

    ScenarioObjects(List<Object> components) {
        components.forEach(run::addComponent);
    }

    @Override
    public boolean addClass(Class<?> type) {
        if (run.getComponent(type) == null && canBeMade(type) && glue.add(type)) {
            for (Constructor<?> constructor : type.getConstructors()) {
                Arrays.stream(constructor.getParameterTypes()).forEach(this::addClass);
            }
        }
        return true;
    }

    /** What a run of another role would bring along cannot be made here; steps that ask for it are not used then. */
    private static boolean canBeMade(Class<?> type) {
        return type.getName().startsWith("org.contexttck.")
                && !type.isInterface()
                && !Modifier.isAbstract(type.getModifiers())
                && type.getConstructors().length > 0;
    }

    @Override
    public void start() {
        scenario = new PicoBuilder(run).withCaching().withLifecycle(new Lazy()).build();
        glue.forEach(scenario::addComponent);
        scenario.start();
    }

    @Override
    public void stop() {
        if (scenario.getLifecycleState().isStarted()) {
            scenario.stop();
            scenario.dispose();
        }
    }

    @Override
    public <T> T getInstance(Class<T> type) {
        return scenario.getComponent(type);
    }

    /** Makes what a scenario asks for and nothing else: most of the rest belongs to runs of other roles. */
    private static final class Lazy extends StartableLifecycleStrategy {

        private static final long serialVersionUID = 1L;

        Lazy() {
            super(new NullComponentMonitor());
        }

        @Override
        public boolean isLazy(ComponentAdapter<?> adapter) {
            return true;
        }
    }
}
