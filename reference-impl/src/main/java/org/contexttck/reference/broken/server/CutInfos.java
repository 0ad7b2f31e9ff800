package org.contexttck.reference.broken.server;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.TruncationInfo;
import org.contexttck.reference.contextsaving.TruncationInfo.Position;

/** Wrong truncation info about right cuts. */
final class CutInfos {

    static final ServerMistakes ALL = new ServerMistakes()
            .cut("AlwaysHead", Cut::cuts, cut -> cut.original().described(cut.kept(), Position.HEAD))
            .cut(
                    "CountsAnEmptyLastLine",
                    cut -> lines(
                            cut,
                            OriginalLog.lines(cut.text()) + (cut.text().endsWith("\n") ? 1 : 0),
                            OriginalLog.lines(cut.kept()) + (cut.kept().endsWith("\n") ? 1 : 0)))
            .cut(
                    "CountsCharacters",
                    cut -> counted(
                            cut.right(),
                            info -> new TruncationInfo(
                                    cut.text().length(),
                                    info.originalLines(),
                                    cut.kept().length(),
                                    info.keptLines(),
                                    info.position())))
            .cut("InfoAtExactSize", cut -> !cut.cuts() && isExact(cut), cut -> cut.described(cut.kept()))
            .cut("InfoOnWholeText", Cut::asksNothing, cut -> cut.described(cut.text()))
            .result(
                    "InfoWithoutFlag",
                    result -> result.answers("build_log"),
                    result -> result.structured(text -> text.remove("truncated")))
            .cut(
                    "LinesBeforeBytes",
                    cut -> lines(cut, OriginalLog.lines(cut.text()), OriginalLog.lines(cut.keptLines())))
            .cut(
                    "OriginalAfterLineLimit",
                    CutInfos::cutsLinesAndBytes,
                    cut -> new OriginalLog(cut.keptLines().getBytes(StandardCharsets.UTF_8))
                            .left(cut.kept(), OriginalLog.position(cut.limits())))
            .cut(
                    "OverlooksBlankLastLines",
                    cut -> lines(cut, OriginalLog.lines(cut.text().stripTrailing()), OriginalLog.lines(cut.kept())))
            .result(
                    "NullTruncationInfo",
                    CutInfos::isWholeLog,
                    result -> result.structured(text -> text.putNull("truncation_info")))
            .result(
                    "TruncatedWithoutInfo",
                    result -> result.answers("build_log"),
                    result -> result.structured(text -> text.remove("truncation_info")));

    private CutInfos() {}

    private static boolean isWholeLog(ToolResult result) {
        return result.succeeds("build_log")
                && !result.json().path("structuredContent").has("truncation_info");
    }

    /** The same text with other info, if it has any. */
    static LimitedText counted(LimitedText text, UnaryOperator<TruncationInfo> counts) {
        return new LimitedText(text.text(), text.info().map(counts));
    }

    private static LimitedText lines(Cut cut, long original, long kept) {
        return counted(
                cut.right(),
                info -> new TruncationInfo(info.originalBytes(), original, info.keptBytes(), kept, info.position()));
    }

    private static boolean isExact(Cut cut) {
        Optional<BigInteger> lines =
                Optional.of(BigInteger.valueOf(cut.original().lines()));
        return cut.head().equals(lines)
                || cut.tail().equals(lines)
                || cut.hasMaxBytes() && cut.maxBytes() == cut.original().bytes().length;
    }

    private static boolean cutsLinesAndBytes(Cut cut) {
        return cut.hasMaxBytes()
                && !cut.keptLines().equals(cut.text())
                && !cut.keptLines().equals(cut.kept());
    }
}
