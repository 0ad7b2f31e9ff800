package org.contexttck.harness.profile.yaml;

/**
 * One thing wrong with, or odd about, a profile. Its text form is one line, {@code file:line:column: what; what to do}.
 *
 * @param file the profile as its user named it
 * @param line line counted from 1; 0 if the problem is with the file as a whole
 * @param column column counted from 1; 0 if the problem is with the file as a whole
 * @param what what is wrong
 * @param whatToDo what would put it right; empty if that is plain
 */
public record ProfileProblem(String file, int line, int column, String what, String whatToDo) {

    public ProfileProblem {
        what = oneLine(what);
        whatToDo = oneLine(whatToDo);
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\s*\\R\\s*", " ").replaceAll("\\p{Cntrl}", "?");
    }

    @Override
    public String toString() {
        String place = line == 0 ? file : file + ":" + line + ":" + column;
        return place + ": " + what + (whatToDo.isEmpty() ? "" : "; " + whatToDo);
    }
}
