package org.contexttck.reference.broken.participant;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Envelopes that lack something, or say something else than they should. */
final class SentEnvelopes {

    static final ParticipantMistakes ALL = new ParticipantMistakes()
            .sent("AddressesNobody", envelope -> envelope.putArray("to").add("ghost"))
            .sent("DropsTypes", envelope -> {
                if (envelope.get("context") instanceof ObjectNode context) {
                    context.remove("type");
                }
            })
            .sent("EmptiesPayloads", envelope -> envelope.putNull("payload"))
            .sent("LeavesIdOut", envelope -> envelope.remove("id"))
            .sent("LeavesProtocolOut", envelope -> envelope.remove("protocol"))
            .sent("LeavesSenderOut", envelope -> envelope.remove("from"))
            .sent("LeavesTimeOut", envelope -> envelope.remove("ts"))
            .sent("SaysAnotherKind", envelope -> envelope.put("kind", "chat"))
            .sent("SignsAsAnother", envelope -> envelope.put("from", "somebody-else"))
            .sent("TellsTimeInWords", envelope -> envelope.put("ts", "yesterday"));

    private SentEnvelopes() {}
}
