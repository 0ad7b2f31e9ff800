package org.contexttck.harness.wire;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What processes do, seen over a moment: whether they are idle, which is to leave a question unanswered by choice, or are
 * stopped, at work or waiting for a processor or a disk, which is not. Known only where there is {@code /proc}.
 *
 * @param idle whether all their threads slept all the time
 * @param heldUp whether the machine keeps them from going on: they wait for a disk, or are ready most of the time and get less than a processor
 * @param text to follow on {@code it was}, such as {@code stopped}
 */
public record ProcessActivity(boolean idle, boolean heldUp, String text) {

    private static final Path PROC = Path.of("/proc");
    private static final int LOOKS = 5;
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(30);

    /** Ticks of 10 ms that housekeeping may take meanwhile. */
    private static final long HOUSEKEEPING = 1;

    /** What one processor has to give meanwhile, but for two ticks: a clock may be read a little early. */
    private static final long PROCESSOR = (LOOKS - 1) * BETWEEN_LOOKS.toMillis() / 10 - 2;

    /** As above, of processes that the machine lets go on. */
    public ProcessActivity(boolean idle, String text) {
        this(idle, false, text);
    }

    /** The threads of the processes at one moment. */
    private record Look(Set<Character> states, long ticks) {}

    /** Lets time pass between two looks. */
    interface Pause {
        void make() throws InterruptedException;
    }

    /** Empty if it cannot be known. */
    public static Optional<ProcessActivity> of(List<Long> processes) throws InterruptedException {
        return of(PROC, processes, () -> Thread.sleep(BETWEEN_LOOKS.toMillis()));
    }

    static Optional<ProcessActivity> of(Path proc, List<Long> processes, Pause pause) throws InterruptedException {
        Set<Character> states = new HashSet<>();
        long first = 0;
        long last = 0;
        int runnable = 0;
        for (int looks = 0; looks < LOOKS; looks++) {
            if (looks > 0) {
                pause.make();
            }
            Look look = look(proc, processes);
            if (look.states().isEmpty()) {
                return Optional.empty();
            }
            states.addAll(look.states());
            runnable += look.states().contains('R') ? 1 : 0;
            first = looks == 0 ? look.ticks() : first;
            last = look.ticks();
        }
        return Optional.of(of(states, last - first, runnable > LOOKS / 2));
    }

    /** @param runnable whether one of their threads was ready to go on most of the times */
    private static ProcessActivity of(Set<Character> states, long ticks, boolean runnable) {
        boolean heldUp = states.contains('D') || runnable && ticks < PROCESSOR;
        if (states.contains('T') || states.contains('t')) {
            return new ProcessActivity(false, "stopped");
        } else if (states.contains('D')) {
            return new ProcessActivity(false, heldUp, "waiting for a disk");
        } else if (ticks > HOUSEKEEPING) {
            return new ProcessActivity(false, heldUp, "at work");
        } else if (states.contains('R')) {
            return new ProcessActivity(false, heldUp, "waiting for a processor");
        }
        return new ProcessActivity(true, "idle");
    }

    private static Look look(Path proc, List<Long> processes) {
        Set<Character> states = new HashSet<>();
        long ticks = 0;
        for (long process : processes) {
            Path folder = proc.resolve(Long.toString(process));
            ticks += stat(folder).map(ProcessActivity::ticks).orElse(0L);
            try (Stream<Path> threads = Files.list(folder.resolve("task"))) {
                threads.map(ProcessActivity::stat)
                        .flatMap(Optional::stream)
                        .forEach(fields -> states.add(fields[0].charAt(0)));
            } catch (IOException ended) {
                // It ended meanwhile, or there is no /proc.
            }
        }
        return new Look(states, ticks);
    }

    /** The fields behind the name, which may hold anything; the first is the state. */
    private static Optional<String[]> stat(Path folder) {
        try {
            String stat = Files.readString(folder.resolve("stat"));
            return Optional.of(stat.substring(stat.lastIndexOf(')') + 1).strip().split(" "));
        } catch (IOException ended) {
            return Optional.empty();
        }
    }

    /** Time in user and in kernel mode: fields 14 and 15, counted from 1 and with those before the state. */
    private static long ticks(String[] fields) {
        return Long.parseLong(fields[11]) + Long.parseLong(fields[12]);
    }
}
