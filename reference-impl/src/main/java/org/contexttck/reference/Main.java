package org.contexttck.reference;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.util.List;
import org.contexttck.reference.intermediary.IntermediaryCommand;

/**
 * Starts the reference server or client, a broken variant of it or a null peer.
 *
 * <pre>
 * server [--http PORT] [--database FILE] [--variant NAME]
 * null-peer NAME [--http PORT | --model-url URL]
 * variants [ROLE]
 * liberties [ROLE]
 * client OPTIONS
 * driver OPTIONS
 * page [--port PORT] [OPTIONS]
 * gateway OPTIONS
 * intermediary OPTIONS
 * participant OPTIONS
 * </pre>
 *
 * <p>{@link org.contexttck.reference.client.ClientCommands} tells the options of
 * {@code client}, {@code driver} and {@code page}, {@link IntermediaryCommand} those of {@code intermediary}. Of the server:
 *
 * <p>Without {@code --http} it serves standard input and output until the input ends. With it, it prints one line,
 * {@code listening on URL}, and serves until it is killed; port 0 takes any free one. The tools for context packs want the
 * token of an organisation: in the environment variable {@code ORG_TOKEN}, or over HTTP in the header
 * {@code Authorization}. Logs go to standard error. Exit codes:
 * 0 ended as it should, 1 failed, 2 the command line was wrong or the port is taken (one line on standard error says how).
 */
public final class Main {

    private Main() {}

    /**
     * Runs the command and ends the process.
     *
     * @param arguments see above
     */
    public static void main(String[] arguments) {
        System.setProperty("org.slf4j.simpleLogger.defaultLogLevel", "warn");
        int code = Embedded.run(
                List.of(arguments), System.getenv(), System.in, new FileOutputStream(FileDescriptor.out), System.err);
        // the SDK's threads would keep the process alive after its client has gone
        System.exit(code);
    }
}
