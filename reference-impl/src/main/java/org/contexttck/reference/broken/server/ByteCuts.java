package org.contexttck.reference.broken.server;

import java.nio.charset.StandardCharsets;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.Logs;
import org.contexttck.reference.contextsaving.TruncationInfo.Position;

/** Wrong cuts by bytes. */
final class ByteCuts {

    static final ServerMistakes ALL = new ServerMistakes()
            .ends("CrashesInsideCharacters", ByteCuts::endsInsideCharacter)
            // the piece becomes U+FFFD
            .cut(
                    "CutsInsideCharacters",
                    cut -> cut.cutsInsideLine() && !cut.hasHead() && !cut.hasTail(),
                    cut -> cut.left(cut.original().firstBytes(cut.maxBytes())))
            .cut("CutsInsideLines", cut -> cut.cutsBytes() && !cut.hasTail(), ByteCuts::insideLines)
            .cut("DropsLongLine", cut -> cut.cutsInsideLine() && !cut.hasTail(), cut -> cut.left(""))
            .cut(
                    "KeepsHalfAPair",
                    cut -> hasRoomForHalfAPair(cut) && cut.maxBytes() - bytes(cut.kept()) == 3,
                    cut -> cut.left(cut.kept() + cut.text().charAt(cut.kept().length())))
            .cut("MarkerExceedsMaxBytes", Cut::cutsBytes, cut -> cut.described(cut.kept() + "[truncated]"))
            .cut(
                    "OverlooksLineEndAtStart",
                    cut -> cut.cutsBytes() && cut.kept().equals("\n"),
                    cut -> cut.original().left(cut.original().firstBytes(cut.maxBytes()), Position.HEAD))
            .cut(
                    "SplitsSurrogatePairs",
                    ByteCuts::hasRoomForHalfAPair,
                    cut -> cut.left(cut.kept() + cut.text().charAt(cut.kept().length())));

    private ByteCuts() {}

    private static boolean endsInsideCharacter(Request request) {
        int end = request.argument("max_bytes").asInt(-1);
        if (!request.callsTool("build_log")
                || end < 0
                || !Logs.names().contains(request.argument("log").asText())) {
            return false;
        }
        byte[] bytes = Cut.of(request).original().bytes();
        return end < bytes.length && isInside(bytes[end]);
    }

    private static LimitedText insideLines(Cut cut) {
        byte[] bytes = cut.keptLines().getBytes(StandardCharsets.UTF_8);
        int end = Math.min(cut.maxBytes(), bytes.length);
        while (end < bytes.length && isInside(bytes[end])) {
            end--;
        }
        return cut.left(new String(bytes, 0, end, StandardCharsets.UTF_8));
    }

    private static boolean isInside(byte unit) {
        return (unit & 0xC0) == 0x80;
    }

    private static int bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    private static boolean hasRoomForHalfAPair(Cut cut) {
        return cut.cutsBytes()
                && !cut.hasTail()
                && Character.isHighSurrogate(cut.text().charAt(cut.kept().length()))
                && cut.right().info().orElseThrow().keptBytes() < cut.maxBytes();
    }
}
