package org.contexttck.reference.broken.server;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.TruncationInfo;

/** Wrong cuts by lines, and texts spoiled that are not to be cut. */
final class LineCuts {

    private static final Pattern LINE = Pattern.compile("(?s).*?(?:\\r\\n|[\\n\\r\\f\\u000b\\u0085\\u2028])|(?s).+$");

    static final ServerMistakes ALL = new ServerMistakes()
            .cut("BytesBeforeLines", cut -> cut.left(cut.byLines(cut.byBytes(cut.text()))))
            .cut(
                    "HeadOffByOne",
                    cut -> cut.lines(cut.head().map(n -> n.signum() > 0 ? n.add(BigInteger.ONE) : n), cut.tail()))
            .cut("HeadThenTail", cut -> cut.hasHead() && cut.hasTail(), cut -> cut.left(cut.byTail(cut.kept())))
            .cut(
                    "LosesALineThatFits",
                    cut -> cut.cutsBytes() && (cut.hasHead() || cut.hasTail()) && hasLines(cut.kept()),
                    cut -> cut.left(withoutLastLine(cut.kept())))
            .result("NegativeHeadIsUnlimited", LineCuts::refusesNegativeHead, result -> {
                result.accept().put("text", Cut.of(result.request()).text());
                result.writeStructured();
            })
            .cut(
                    "RejoinsLines",
                    Cut::asksNothing,
                    cut -> cut.left(String.join("\n", cut.text().split("\r?\n"))))
            .cut("SplitsAtUnicodeLines", cut -> !cut.asksNothing() && !cut.hasMaxBytes(), LineCuts::atUnicodeLines)
            // what follows the final line end counts as a line
            .cut(
                    "TailCountsFinalLineEnd",
                    cut -> cut.text().endsWith("\n"),
                    cut -> cut.lines(cut.head(), cut.tail().map(n -> n.signum() > 0 ? n.subtract(BigInteger.ONE) : n)))
            .cut(
                    "TailLosesItsEnd",
                    cut -> !cut.hasHead() && cut.hasTail() && cut.hasMaxBytes(),
                    cut -> cut.left(cut.byBytes(cut.byTail(cut.text()))))
            .cut(
                    "TailWhenHeadCutsNothing",
                    cut -> cut.head()
                            .filter(n -> n.longValue() >= cut.original().lines())
                            .isPresent(),
                    cut -> cut.lines(Optional.empty(), cut.tail()))
            .cut("TailWins", Cut::hasTail, cut -> cut.lines(Optional.empty(), cut.tail()))
            .cut(
                    "TrimsWholeText",
                    Cut::asksNothing,
                    cut -> new LimitedText(cut.kept().stripTrailing(), Optional.empty()))
            .cut("ZeroHeadIsUnlimited", cut -> cut.lines(cut.head().filter(n -> n.signum() > 0), cut.tail()));

    private LineCuts() {}

    private static boolean hasLines(String text) {
        int end = text.indexOf('\n');
        return end >= 0 && end < text.length() - 1;
    }

    private static String withoutLastLine(String text) {
        return text.substring(0, text.lastIndexOf('\n', text.length() - 2) + 1);
    }

    private static boolean refusesNegativeHead(ToolResult result) {
        return result.fails("build_log") && result.request().isNegative("head");
    }

    /** Ends lines at form feeds, carriage returns and U+2028 as well. */
    private static LimitedText atUnicodeLines(Cut cut) {
        List<String> lines =
                LINE.matcher(cut.text()).results().map(MatchResult::group).toList();
        int all = lines.size();
        int most = cut.head()
                .or(cut::tail)
                .orElseThrow()
                .min(BigInteger.valueOf(all))
                .intValueExact();
        List<String> kept = cut.hasHead() ? lines.subList(0, most) : lines.subList(all - most, all);
        return CutInfos.counted(
                cut.left(String.join("", kept)),
                info -> new TruncationInfo(info.originalBytes(), all, info.keptBytes(), kept.size(), info.position()));
    }
}
