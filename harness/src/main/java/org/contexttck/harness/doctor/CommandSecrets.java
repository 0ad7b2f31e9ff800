package org.contexttck.harness.doctor;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A command for a profile: what looks like a secret in it is replaced by the name of an environment variable.
 *
 * @param words program and arguments, as the profile writes them
 * @param variables the variables that have to be set
 */
record CommandSecrets(List<String> words, List<String> variables) {

    private static final Pattern OPTION = Pattern.compile(
            "(?i)(--?)([a-z0-9_-]*(?:token|secret|password|passwd|api-?key|api_key|apikey))(?:=(.*))?", Pattern.DOTALL);

    static CommandSecrets of(List<String> command) {
        List<String> words = new ArrayList<>();
        List<String> variables = new ArrayList<>();
        String awaited = "";
        for (String word : command) {
            Matcher option = OPTION.matcher(word);
            if (!awaited.isEmpty() && !word.startsWith("-")) {
                words.add("${" + awaited + "}");
                variables.add(awaited);
                awaited = "";
            } else if (option.matches()) {
                String name = variable(option.group(2));
                boolean alone = option.group(3) == null;
                awaited = alone ? name : "";
                words.add(alone ? word : option.group(1) + option.group(2) + "=${" + name + "}");
                if (!alone) {
                    variables.add(name);
                }
            } else {
                awaited = "";
                words.add(word.replace("${", "$${"));
            }
        }
        return new CommandSecrets(
                List.copyOf(words), variables.stream().distinct().toList());
    }

    private static String variable(String option) {
        String name = option.toUpperCase(Locale.ROOT).replace('-', '_');
        return Character.isDigit(name.charAt(0)) ? "_" + name : name;
    }
}
