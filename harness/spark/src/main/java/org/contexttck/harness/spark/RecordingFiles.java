package org.contexttck.harness.spark;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.contexttck.harness.trace.Recordings;
import org.contexttck.harness.trace.TraceSource;

/** The files of a folder, on whatever file system it lies. */
final class RecordingFiles {

    private RecordingFiles() {}

    /** The addresses of all files in it, in the order of their names. */
    static List<String> in(String folder, Configuration configuration) throws IOException, NothingToJudge {
        Path path = new Path(folder);
        FileSystem files = path.getFileSystem(configuration);
        if (!files.exists(path)) {
            throw new NothingToJudge(folder + ": not found");
        }
        List<String> found = new ArrayList<>();
        for (FileStatus one : files.listStatus(path)) {
            if (one.isFile()) {
                found.add(one.getPath().toString());
            }
        }
        if (found.isEmpty()) {
            throw new NothingToJudge(folder + ": is a folder without files");
        }
        found.sort(String::compareTo);
        return found;
    }

    /** One of them as the kit reads recordings. Findings name it by its own name and that of its folder. */
    static TraceSource source(String address, String folder, Configuration configuration) {
        Path path = new Path(address);
        String name = folder + (folder.endsWith("/") ? "" : "/") + path.getName();
        return new TraceSource(name, () -> open(path, configuration), OptionalLong.empty(), Optional.empty());
    }

    /** What it is read together with: other transcripts of its session, or nothing. */
    static String group(String address, String folder, Configuration configuration) {
        try {
            return Recordings.sessionOf(source(address, folder, configuration))
                    .map("session "::concat)
                    .orElse("file " + address);
        } catch (IOException unread) {
            return "file " + address; // is said where it is read
        }
    }

    private static InputStream open(Path path, Configuration configuration) throws IOException {
        return path.getFileSystem(configuration).open(path);
    }
}
