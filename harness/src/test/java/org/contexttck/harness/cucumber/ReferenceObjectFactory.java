package org.contexttck.harness.cucumber;

import io.cucumber.core.backend.ObjectFactory;
import java.util.List;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.run.ReferenceProfile;
import org.contexttck.harness.run.RunComponents;
import org.contexttck.harness.run.reference.ReferenceApp;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.server.ServerTarget;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.SeededRandom;
import org.contexttck.harness.wire.WireListener;

/** Gives the steps of a JUnit run the reference inside this JVM; found by its name in the suite. */
public final class ReferenceObjectFactory implements ObjectFactory {

    private static final ScenarioObjects OBJECTS = new ScenarioObjects(components());

    private static List<Object> components() {
        ReferenceApp app = ReferenceApp.installed();
        Profile profile = ReferenceProfile.all(app);
        ServerTarget target =
                ServerTarget.over(profile, app.embedded().peer(List.of("server")), ReferenceObjectFactory::unheard);
        return RunComponents.of(target, Schemas.bundled(), profile.claims(), SeededRandom.fresh());
    }

    private static ConnectionLog.Opened unheard(String name) {
        return new ConnectionLog.Opened(name, new WireListener() {
            @Override
            public void message(Message message) {
                // steps ask the target
            }

            @Override
            public void anomaly(Anomaly anomaly) {
                // as above
            }
        });
    }

    @Override
    public boolean addClass(Class<?> type) {
        return OBJECTS.addClass(type);
    }

    @Override
    public void start() {
        OBJECTS.start();
    }

    @Override
    public void stop() {
        OBJECTS.stop();
    }

    @Override
    public <T> T getInstance(Class<T> type) {
        return OBJECTS.getInstance(type);
    }
}
