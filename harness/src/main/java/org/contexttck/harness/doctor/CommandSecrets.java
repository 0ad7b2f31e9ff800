package org.contexttck.harness.doctor;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contexttck.harness.profile.yaml.SecretWords;

/**
 * A command for a profile: what looks like a secret in it is replaced by the name of an environment variable.
 *
 * @param words program and arguments, as the profile writes them
 * @param variables the variables that have to be set
 */
record CommandSecrets(List<String> words, List<String> variables) {

    private static final Pattern OPTION = Pattern.compile("(--?)([A-Za-z0-9][A-Za-z0-9_-]*)(?:=(.*))?", Pattern.DOTALL);

    static CommandSecrets of(List<String> command) {
        List<String> words = new ArrayList<>();
        List<String> variables = new ArrayList<>();
        String awaited = "";
        for (String word : command) {
            Matcher option = OPTION.matcher(word);
            boolean matches = option.matches();
            if (!word.startsWith("-") && SecretWords.tell(awaited, word)) {
                variables.add(variable(awaited));
                words.add("${" + variable(awaited) + "}");
            } else if (matches && option.group(3) != null && SecretWords.tell(option.group(2), option.group(3))) {
                variables.add(variable(option.group(2)));
                words.add(option.group(1) + option.group(2) + "=${" + variable(option.group(2)) + "}");
            } else {
                words.add(word.replace("${", "$${"));
            }
            awaited = matches && option.group(3) == null ? option.group(2) : "";
        }
        return new CommandSecrets(
                List.copyOf(words), variables.stream().distinct().toList());
    }

    private static String variable(String option) {
        String name = option.toUpperCase(Locale.ROOT).replace('-', '_');
        return Character.isDigit(name.charAt(0)) ? "_" + name : name;
    }
}
