package org.contexttck.harness.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.doctor.bill.Bill;
import org.contexttck.harness.doctor.bill.IntermediaryBill;
import org.contexttck.harness.doctor.bill.ServerBill;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.run.ConformanceRun;
import org.contexttck.harness.run.RunListener;
import org.contexttck.harness.run.RunRequest;
import org.contexttck.harness.run.UsageException;
import org.contexttck.harness.run.reference.RunEnvironment;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.Measured;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.TargetReached;
import org.contexttck.reports.event.TargetUnreachable;

/** The bills of all that a profile names. */
final class Bills {

    /** The requirement whose scenario is the conversation that clients are measured in. */
    private static final String CONVERSATION = "TC-C-24";

    private Bills() {}

    /** @throws UsageException if it names nothing that has a bill */
    static List<Bill> of(Profile profile) throws InterruptedException {
        List<Bill> bills = new ArrayList<>();
        if (profile.targets().server().isPresent()) {
            bills.add(ServerBill.measure(profile));
        }
        if (profile.targets().intermediary().isPresent()) {
            bills.add(IntermediaryBill.measure(profile));
        }
        if (profile.targets().client().isPresent() || profile.targets().driver().isPresent()) {
            bills.add(client(profile));
        }
        if (bills.isEmpty()) {
            throw new UsageException(
                    "--bill measures servers, clients and intermediaries, and " + profile.name() + " names none");
        }
        return bills;
    }

    /** Holds the worked example of transient-context with a client; how it does in it is not told. */
    private static Bill client(Profile profile) throws InterruptedException {
        List<Event> events = new ArrayList<>();
        RunRequest request = new RunRequest(profile, List.of(CONVERSATION), false, 1, Path.of("."), "").billing();
        new ConformanceRun(Catalogue.bundled(), Schemas.bundled(), events::add, RunListener.NONE)
                .executeUnrecorded(request, RunEnvironment.processes());
        Map<String, String> untold = new LinkedHashMap<>();
        List<String> addresses = new ArrayList<>();
        List<String> unreached = new ArrayList<>();
        List<Measured> measured = new ArrayList<>();
        for (Event event : events) {
            if (event instanceof Measured one && one.scenario().startsWith("transient-context/")) {
                measured.add(one);
            } else if (event instanceof TargetReached reached && reached.role().equals("client")) {
                addresses.add(reached.address());
            } else if (event instanceof TargetUnreachable gone && gone.role().equals("client")) {
                unreached.add(gone.way() + (gone.way().isEmpty() ? "" : ": ") + gone.reason());
            } else if (event instanceof ScenarioFinished finished
                    && !finished.reason().isEmpty()) {
                untold.put(finished.key(), finished.key() + ": nothing was measured: " + finished.reason());
            }
        }
        measured.forEach(one -> untold.remove(one.scenario()));
        List<String> notes = new ArrayList<>(untold.values());
        notes.addAll(unreached);
        Bill.Target target = new Bill.Target(
                "client", addresses.stream().distinct().findFirst().orElse(profile.name()), "", "");
        return addresses.isEmpty()
                ? Bill.unreached(target, String.join("; ", unreached), "", List.of())
                : Bill.measured(target, notes, measured);
    }
}
