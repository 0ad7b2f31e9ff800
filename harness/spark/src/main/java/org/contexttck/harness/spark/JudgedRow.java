package org.contexttck.harness.spark;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.contexttck.harness.check.CheckTotals;
import org.contexttck.harness.monitor.MonitorFinding;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.reports.event.Excerpt;

/** What judging gives: a row for each finding, and at the end of each partition one that holds only its totals. */
final class JudgedRow {

    /** The totals of a partition, serialized; null in rows of findings. */
    static final String TOTALS = "totals";

    static final StructType SCHEMA = new StructType()
            .add("requirement", DataTypes.StringType)
            .add("recording", DataTypes.StringType)
            .add("line", DataTypes.LongType)
            .add("lines", DataTypes.createArrayType(DataTypes.LongType))
            .add("pointer", DataTypes.StringType)
            .add("subject", DataTypes.StringType)
            .add("headline", DataTypes.StringType)
            .add("expected", DataTypes.StringType)
            .add("seen", DataTypes.StringType)
            .add("value", DataTypes.StringType)
            .add(TOTALS, DataTypes.BinaryType);

    private static final int FINDING = SCHEMA.size() - 1;

    private JudgedRow() {}

    static Row of(MonitorFinding finding) {
        Fault fault = finding.fault();
        return RowFactory.create(
                finding.requirement(),
                CheckTotals.recording(finding),
                CheckTotals.line(fault),
                fault.exchange().stream().map(Excerpt::order).toArray(Long[]::new),
                fault.pointer(),
                fault.subject(),
                fault.headline(),
                fault.expected(),
                fault.seen(),
                fault.value(),
                null);
    }

    static Row of(CheckTotals totals) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(totals);
        } catch (IOException never) {
            throw new UncheckedIOException(never);
        }
        Object[] cells = new Object[FINDING + 1];
        cells[FINDING] = bytes.toByteArray();
        return RowFactory.create(cells);
    }

    static CheckTotals totals(Row row) {
        byte[] bytes = row.getAs(TOTALS);
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return (CheckTotals) in.readObject();
        } catch (IOException | ClassNotFoundException never) {
            throw new IllegalStateException(never);
        }
    }
}
