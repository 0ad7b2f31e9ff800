package org.contexttck.harness.cucumber;

import io.cucumber.core.backend.ObjectFactory;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.picocontainer.DefaultPicoContainer;
import org.picocontainer.MutablePicoContainer;
import org.picocontainer.PicoBuilder;

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
        if (run.getComponent(type) == null && isOurs(type) && glue.add(type)) {
            for (Constructor<?> constructor : type.getConstructors()) {
                Arrays.stream(constructor.getParameterTypes()).forEach(this::addClass);
            }
        }
        return true;
    }

    private static boolean isOurs(Class<?> type) {
        return type.getName().startsWith("org.contexttck.")
                && !type.isInterface()
                && !Modifier.isAbstract(type.getModifiers())
                && type.getConstructors().length > 0;
    }

    /** What a run of another role would bring along cannot be made here, nor what is made of it. */
    private boolean canBeMade(Class<?> type) {
        return run.getComponent(type) != null
                || isOurs(type)
                        && Arrays.stream(type.getConstructors())
                                .anyMatch(constructor -> Arrays.stream(constructor.getParameterTypes())
                                        .allMatch(this::canBeMade));
    }

    @Override
    public void start() {
        scenario = new PicoBuilder(run).withCaching().withLifecycle().build();
        glue.stream().filter(this::canBeMade).forEach(scenario::addComponent);
        scenario.start();
    }

    @Override
    public void stop() {
        if (scenario.getLifecycleState().isStarted()) {
            scenario.stop();
            scenario.dispose();
        }
    }

    /** @throws RuntimeException that tells what it lacks, if a step is used whose class cannot be made */
    @Override
    public <T> T getInstance(Class<T> type) {
        if (scenario.getComponent(type) == null) {
            scenario.addComponent(type);
        }
        return scenario.getComponent(type);
    }
}
