package org.contexttck.harness.profile.yaml;

import java.util.List;
import java.util.stream.Collectors;

/** A profile that cannot be used, with everything that is wrong with it. */
public final class ProfileException extends Exception {

    private final transient List<ProfileProblem> problems;

    public ProfileException(List<ProfileProblem> problems) {
        super(problems.stream().map(ProfileProblem::toString).collect(Collectors.joining("\n")));
        this.problems = List.copyOf(problems);
    }

    /** At least one, in the order of their places. */
    public List<ProfileProblem> problems() {
        return problems;
    }
}
