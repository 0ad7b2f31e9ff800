package org.contexttck.harness.profile.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SecretsTest {

    @ParameterizedTest
    @ValueSource(strings = {"plain-secret", "qu\"ote\\d/\n", "pässwörd €", "a+b c&d=e%", "????>>>>", "abcd"})
    void hidesEverySpelling(String secret) {
        Secrets secrets = Secrets.of(List.of(secret));
        byte[] bytes = secret.getBytes(StandardCharsets.UTF_8);
        String json = Json.write(Json.text(secret));
        String url = URLEncoder.encode(secret, StandardCharsets.UTF_8);
        assertThat(secrets.hide("a" + secret + "b" + secret)).isEqualTo("a***b***");
        assertThat(secrets.hide(json)).isEqualTo("\"***\"");
        assertThat(secrets.hide(Json.write(Json.text(json)))).isEqualTo("\"\\\"***\\\"\"");
        assertThat(secrets.hide(json.replace("/", "\\/"))).isEqualTo("\"***\"");
        assertThat(secrets.hide("?q=" + url)).isEqualTo("?q=***");
        assertThat(secrets.hide("/" + url.replace("+", "%20"))).isEqualTo("/***");
        assertThat(secrets.hide("<" + Base64.getEncoder().encodeToString(bytes) + ">"))
                .isEqualTo("<***>");
        assertThat(secrets.hide("<" + Base64.getUrlEncoder().encodeToString(bytes) + ">"))
                .isEqualTo("<***>");
    }

    @Test
    void hidesEscapedLettersInEitherCase() {
        Secrets secrets = Secrets.of(List.of("pässwort"));
        assertThat(secrets.hide("\"p\\u00e4sswort p\\u00E4sswort\" p%C3%A4sswort p%c3%a4sswort"))
                .isEqualTo("\"*** ***\" *** ***");
    }

    @Test
    void hidesASecretInsideLongerBase64() {
        Secrets secrets = Secrets.of(List.of("hunter2-long"));
        for (String user : List.of("", "a", "ab", "abc", "user:")) {
            String basic =
                    Base64.getEncoder().encodeToString((user + "hunter2-long!").getBytes(StandardCharsets.UTF_8));
            assertThat(secrets.hide(basic)).contains("***").hasSizeLessThan(16);
        }
    }

    @Test
    void overlappingSecretsLeaveNoRest() {
        assertThat(Secrets.of(List.of("abcdef", "defghi")).hide("x abcdefghi y"))
                .isEqualTo("x *** y");
        assertThat(Secrets.of(List.of("abcd", "abcdefgh")).hide("abcdefgh abcd"))
                .isEqualTo("*** ***");
        assertThat(Secrets.of(List.of("aaaa")).hide("aaaaaa")).isEqualTo("***");
    }

    @Test
    void shortValuesStay() {
        Secrets secrets = Secrets.of(List.of("abc", ""));
        assertThat(secrets.hide("abc")).isEqualTo("abc");
        assertThat(secrets.count()).isZero();
    }

    @Test
    void countsButNeverShows() {
        Secrets secrets = Secrets.of(List.of("first-one", "second-one", "first-one"));
        assertThat(secrets.count()).isEqualTo(2);
        assertThat(secrets).hasToString("2 secrets");
        assertThat(Secrets.none().hide("anything")).isEqualTo("anything");
    }
}
