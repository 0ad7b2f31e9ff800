package org.contexttck.harness.spark;

import java.io.IOException;
import org.apache.spark.sql.SparkSession;
import org.contexttck.harness.profile.yaml.ProfileException;

/**
 * The job: {@code spark-submit context-tck-spark.jar RECORDINGS OUT [PROFILE]}. Reads all files of the folder RECORDINGS and
 * writes findings, totals and the report to the folder OUT; both may be addresses of any file system that Spark knows.
 */
public final class CheckJob {

    private static final int USAGE = 2;

    private CheckJob() {}

    /** Ends with the exit codes of {@code context-tck check}. */
    public static void main(String[] words) throws IOException {
        if (words.length < 2 || words.length > 3) {
            refuse("usage: spark-submit context-tck-spark.jar RECORDINGS OUT [PROFILE]");
        }
        SparkSession spark =
                SparkSession.builder().appName("context-tck check " + words[0]).getOrCreate();
        int code = USAGE;
        try {
            code = new FolderCheck(spark, words[0], words[1], words.length > 2 ? words[2] : "").run();
        } catch (ProfileException | NothingToJudge refused) {
            System.err.println("context-tck: " + refused.getMessage());
        } finally {
            spark.stop();
        }
        System.exit(code);
    }

    private static void refuse(String line) {
        System.err.println(line);
        System.exit(USAGE);
    }
}
