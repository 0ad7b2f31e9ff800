package org.contexttck.harness.cli;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contexttck.harness.explore.CaseCode;
import org.contexttck.harness.run.UsageException;

/** Reads what a command line says of exploring. */
final class ExploreWords {

    private static final Pattern TIME = Pattern.compile("(0)|([0-9]{1,6})s|([0-9]{1,4})m|([0-9]{1,2})h");

    private ExploreWords() {}

    /** A time such as {@code 30s}, {@code 10m} or {@code 1h}; zero for {@code 0}. @throws UsageException if it is none */
    static Duration time(String word) {
        Matcher form = TIME.matcher(word);
        if (!form.matches()) {
            throw new UsageException(
                    "--explore \"" + word + "\": write a time such as 30s or 10m, or 0 for not at all");
        } else if (form.group(2) != null) {
            return Duration.ofSeconds(Integer.parseInt(form.group(2)));
        } else if (form.group(3) != null) {
            return Duration.ofMinutes(Integer.parseInt(form.group(3)));
        }
        return form.group(4) == null ? Duration.ZERO : Duration.ofHours(Integer.parseInt(form.group(4)));
    }

    /** The code of a case. @throws UsageException if it is none */
    static CaseCode code(String word) {
        try {
            return CaseCode.parse(word);
        } catch (IllegalArgumentException wrong) {
            throw new UsageException("--case " + wrong.getMessage());
        }
    }
}
