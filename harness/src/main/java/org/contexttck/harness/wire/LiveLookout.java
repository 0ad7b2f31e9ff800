package org.contexttck.harness.wire;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** What comes is seen as it comes. */
final class LiveLookout implements Lookout {

    private final WireListener notes;
    private final LookNotes numbers = new LookNotes();
    private final Object lock = new Object();
    private boolean news;
    private boolean looking;

    LiveLookout(WireListener notes) {
        this.notes = notes;
    }

    @Override
    public void comes(Runnable what) {
        synchronized (lock) {
            what.run();
            news = true;
            lock.notifyAll();
        }
    }

    @Override
    public <T> T see(Supplier<T> what) {
        synchronized (lock) {
            if (looking) {
                return what.get();
            }
            String look = numbers.next();
            if (news) {
                note(look);
            }
            return quietly(what);
        }
    }

    @Override
    public boolean await(BooleanSupplier there, BooleanSupplier vain, Duration patience) throws InterruptedException {
        synchronized (lock) {
            String look = numbers.next();
            Deadline deadline = Deadline.in(patience);
            while (!quietly(() -> there.getAsBoolean() || vain.getAsBoolean()) && !deadline.passed()) {
                lock.wait(deadline.rest().toMillis());
            }
            note(look);
            return quietly(there::getAsBoolean);
        }
    }

    @Override
    public boolean await(BooleanSupplier there, Duration patience) throws InterruptedException {
        String look = numbers.next();
        Deadline deadline = Deadline.in(patience);
        while (true) {
            synchronized (lock) {
                boolean come = quietly(there::getAsBoolean);
                if (come || deadline.passed()) {
                    note(look);
                    return come;
                }
            }
            Thread.sleep(STEP.toMillis());
        }
    }

    @Override
    public boolean ask(Question question) throws InterruptedException {
        String look = numbers.next();
        boolean so = question.isSo();
        if (so) {
            synchronized (lock) {
                note(look);
            }
        }
        return so;
    }

    @Override
    public void pause(Duration time) throws InterruptedException {
        Thread.sleep(time.toMillis());
    }

    @Override
    public String begin(int number, String state) {
        synchronized (lock) {
            LookNotes.tell(notes, numbers.begin(number, state));
            return state;
        }
    }

    private void note(String look) {
        LookNotes.tell(notes, look);
        news = false;
    }

    /** A look inside a look is part of it. */
    private <T> T quietly(Supplier<T> what) {
        looking = true;
        try {
            return what.get();
        } finally {
            looking = false;
        }
    }
}
