package org.contexttck.harness.spark;

import static org.apache.spark.sql.functions.col;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.spark.SparkFiles;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.storage.StorageLevel;
import org.apache.spark.util.SerializableConfiguration;
import org.contexttck.harness.check.CheckRequest;
import org.contexttck.harness.check.CheckTotals;
import org.contexttck.harness.check.Checker;
import org.contexttck.harness.check.ReportedCheck;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.run.report.Console;
import org.contexttck.harness.run.report.ReportOutput;
import org.contexttck.harness.trace.TraceSource;
import org.contexttck.reports.model.Report;

/**
 * Judges the files of a folder: reads each by one task, brings together what belongs to one session, judges sessions as they come,
 * and writes {@code findings} and {@code totals} as Parquet and as JSON, and {@code report} as {@code context-tck check} does.
 */
final class FolderCheck {

    private static final int MOST_TASKS = 10_000;
    private static final int WIDTH = 120;

    private static final StructType TOTALS = new StructType()
            .add("requirement", DataTypes.StringType)
            .add("observations", DataTypes.LongType)
            .add("found", DataTypes.LongType);

    private final SparkSession spark;
    private final String folder;
    private final String out;
    private final String profile;

    /** @param profile a file; empty text for none */
    FolderCheck(SparkSession spark, String folder, String out, String profile) {
        this.spark = spark;
        this.folder = folder;
        this.out = out;
        this.profile = profile;
    }

    /** What each task has to know. */
    private record Task(String folder, String profile, SerializableConfiguration configuration)
            implements Serializable {

        private Configuration files() {
            return configuration.value();
        }

        private Checker checker() throws ProfileException {
            return profile.isEmpty()
                    ? Checker.withoutProfile()
                    : Checker.of(profile(Path.of(
                            SparkFiles.get(Path.of(profile).getFileName().toString()))));
        }

        private static Profile profile(Path file) throws ProfileException {
            return Profiles.load(
                    file,
                    name -> Optional.ofNullable(System.getenv(name)),
                    Optional.of(Profiles.forStdio(List.of("recorded")).server()));
        }
    }

    /**
     * Judges and reports.
     *
     * @return the exit code
     */
    int run() throws IOException, ProfileException, NothingToJudge {
        Instant started = Instant.now();
        Optional<Profile> claimed = Optional.empty();
        if (!profile.isEmpty()) {
            claimed = Optional.of(Task.profile(Path.of(profile)));
            spark.sparkContext().addFile(profile);
        }
        Configuration configuration = spark.sparkContext().hadoopConfiguration();
        Task task = new Task(folder, profile, new SerializableConfiguration(configuration));
        List<String> files = RecordingFiles.in(folder, configuration);
        Dataset<Row> judged = judged(task, entries(task, groups(task, files))).persist(StorageLevel.DISK_ONLY());
        CheckTotals totals = totals(judged);
        if (totals.isEmpty()) {
            throw new NothingToJudge(folder + ": holds no message");
        }
        write("findings", judged.filter(col(JudgedRow.TOTALS).isNull()).drop(JudgedRow.TOTALS));
        write("totals", spark.createDataFrame(rows(totals), TOTALS).coalesce(1));
        return report(claimed, totals, started, configuration);
    }

    /** What belongs together: the group's name and its files. */
    private Map<String, List<String>> groups(Task task, List<String> files) {
        MapFunction<String, String> group =
                file -> RecordingFiles.group(file, task.folder(), task.files()) + "\n" + file;
        List<String> named = spark.createDataset(files, Encoders.STRING())
                .repartition(Math.min(files.size(), MOST_TASKS))
                .map(group, Encoders.STRING())
                .collectAsList();
        Map<String, List<String>> groups = new TreeMap<>();
        for (String one : named.stream().sorted().toList()) {
            int end = one.indexOf('\n');
            groups.computeIfAbsent(one.substring(0, end), first -> new ArrayList<>())
                    .add(one.substring(end + 1));
        }
        return groups;
    }

    private Dataset<Row> entries(Task task, Map<String, List<String>> groups) {
        List<String> lines = groups.entrySet().stream()
                .map(group -> group.getKey() + "\n" + String.join("\n", group.getValue()))
                .toList();
        FlatMapFunction<String, Row> read = line -> {
            List<String> words = List.of(line.split("\n"));
            return new EntryRows(words.get(0), words.subList(1, words.size()), task.folder(), task.files());
        };
        return spark.createDataset(lines, Encoders.STRING())
                .repartition(Math.min(lines.size(), MOST_TASKS))
                .flatMap(read, Encoders.row(EntryRow.SCHEMA));
    }

    private static Dataset<Row> judged(Task task, Dataset<Row> entries) {
        MapPartitionsFunction<Row, Row> judge = rows -> new JudgedRows(task.checker(), rows);
        return entries.repartition(col(EntryRow.SESSION))
                .sortWithinPartitions(EntryRow.SESSION, EntryRow.PLACE)
                .mapPartitions(judge, Encoders.row(JudgedRow.SCHEMA));
    }

    private static CheckTotals totals(Dataset<Row> judged) {
        CheckTotals all = new CheckTotals();
        judged.filter(col(JudgedRow.TOTALS).isNotNull())
                .toLocalIterator()
                .forEachRemaining(row -> all.add(JudgedRow.totals(row)));
        return all;
    }

    private static List<Row> rows(CheckTotals totals) {
        List<Row> rows = new ArrayList<>();
        for (String requirement : totals.requirements().stream().sorted().toList()) {
            CheckTotals.Row row = totals.of(requirement).orElseThrow();
            rows.add(RowFactory.create(requirement, row.observations(), row.found()));
        }
        return rows;
    }

    private void write(String name, Dataset<Row> rows) {
        rows.write().mode(SaveMode.Overwrite).parquet(out + "/" + name + ".parquet");
        rows.write().mode(SaveMode.Overwrite).json(out + "/" + name + ".json");
    }

    /** The report is written where the driver runs, and then put beside the rest. */
    private int report(Optional<Profile> claimed, CheckTotals totals, Instant started, Configuration configuration)
            throws IOException {
        TraceSource all = new TraceSource(folder, InputStream::nullInputStream, OptionalLong.empty(), Optional.empty());
        Path local = Files.createTempDirectory("context-tck-report");
        CheckRequest request =
                new CheckRequest(List.of(all), claimed, List.of(), false, 1, local, "context-tck check " + folder);
        PrintWriter console = new PrintWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8), true);
        Report report = new ReportedCheck(
                        new ReportOutput(console, console, new Console(false, false, WIDTH), ReportOutput.Form.TABLE))
                .report(request, totals, started);
        org.apache.hadoop.fs.Path to = new org.apache.hadoop.fs.Path(out, "report");
        FileSystem files = to.getFileSystem(configuration);
        files.setWriteChecksum(false);
        files.delete(to, true);
        files.copyFromLocalFile(true, true, new org.apache.hadoop.fs.Path(local.toUri()), to);
        return report.exitCode();
    }
}
