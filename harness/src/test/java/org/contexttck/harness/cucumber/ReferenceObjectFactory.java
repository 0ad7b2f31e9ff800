package org.contexttck.harness.cucumber;

import io.cucumber.core.backend.ObjectFactory;
import java.util.List;
import org.contexttck.harness.audit.ConnectionAudit;
import org.contexttck.harness.audit.RunAudit;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.run.ReferenceProfile;
import org.contexttck.harness.run.RunComponents;
import org.contexttck.harness.run.reference.ReferenceApp;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.server.ServerTarget;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.wire.SeededRandom;

/** Gives the steps of a JUnit run the reference inside this JVM; found by its name in the suite. */
public final class ReferenceObjectFactory implements ObjectFactory {

    private static final ScenarioObjects OBJECTS = new ScenarioObjects(components());

    private static List<Object> components() {
        ReferenceApp app = ReferenceApp.installed();
        Profile profile = ReferenceProfile.all(app);
        RunAudit audit = new RunAudit(Schemas.bundled());
        ServerTarget target =
                ServerTarget.over(profile, app.embedded().peer(List.of("server")), name -> log(audit, name));
        RunComponents.prepare(audit, profile.claims());
        return RunComponents.of(target, audit, Schemas.bundled(), profile.claims(), SeededRandom.fresh());
    }

    private static ConnectionLog.Opened log(RunAudit audit, String name) {
        ConnectionAudit connection = audit.open(name);
        return new ConnectionLog.Opened(name, connection);
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
