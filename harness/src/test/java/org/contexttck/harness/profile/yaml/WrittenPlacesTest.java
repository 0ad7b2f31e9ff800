package org.contexttck.harness.profile.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.Optional;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.junit.jupiter.api.Test;

/** What a profile says itself can be told from what it leaves to the defaults. */
class WrittenPlacesTest {

    @Test
    void eachPlaceIsNamedAsMessagesNameIt() throws ProfileException {
        Profile profile = Profiles.parse("p", """
                server: {stdio: {command: [node]}}
                claims:
                  transient-context:
                    fetch: [{tool: search_records, full: {page: 1}}]
                    consumer: false
                """, name -> Optional.empty());

        assertThat(profile.written().keySet())
                .containsExactlyInAnyOrder(
                        "server",
                        "server.stdio",
                        "server.stdio.command",
                        "server.stdio.command[0]",
                        "claims",
                        "claims.transient-context",
                        "claims.transient-context.fetch",
                        "claims.transient-context.fetch[0]",
                        "claims.transient-context.fetch[0].tool",
                        "claims.transient-context.fetch[0].full",
                        "claims.transient-context.fetch[0].full.page",
                        "claims.transient-context.consumer");
    }

    @Test
    void withoutATextNothingIsWritten() {
        assertThat(Profiles.forUrl(URI.create("http://127.0.0.1:3001/mcp"))
                        .written()
                        .keySet())
                .isEmpty();
    }

    @Test
    void aFewLinesThatStandForManyPlacesAreBounded() throws ProfileException {
        String text = """
                server: {stdio: {command: [node]}}
                claims:
                  context-saving:
                    paginated: &a [{arguments: {l: [%s]}}]
                """.formatted("[1, 2, 3, 4, 5, 6, 7, 8, 9], ".repeat(2_000) + "0");

        assertThat(Profiles.parse("p", text, name -> Optional.empty()).written().keySet())
                .hasSize(10_000);
    }
}
