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
        if (run.getComponent(type) == null && canBeMade(type) && glue.add(type)) {
            for (Constructor<?> constructor : type.getConstructors()) {
                Arrays.stream(constructor.getParameterTypes()).forEach(this::addClass);
            }
        }
        return true;
    }

    /**
     * What a run of another role would bring along cannot be made here, nor what is made of it; steps that ask for it are not
     * used then.
     */
    private boolean canBeMade(Class<?> type) {
        return type.getName().startsWith("org.contexttck.")
                && !type.isInterface()
                && !Modifier.isAbstract(type.getModifiers())
                && Arrays.stream(type.getConstructors())
                        .anyMatch(constructor -> Arrays.stream(constructor.getParameterTypes())
                                .allMatch(part -> run.getComponent(part) != null || canBeMade(part)));
    }

    @Override
    public void start() {
        scenario = new PicoBuilder(run).withCaching().withLifecycle().build();
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
}
