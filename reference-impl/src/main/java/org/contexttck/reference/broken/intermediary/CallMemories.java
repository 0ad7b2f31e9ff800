package org.contexttck.reference.broken.intermediary;

import org.contexttck.reference.intermediary.MessageTap;

/** Answers that go by other calls than their own, and calls that are made more than once. */
final class CallMemories {

    static final IntermediaryMistakes ALL = new IntermediaryMistakes()
            .tap("CachesResults", CachesResults::new)
            .tap("CallsAgainOnErrorResults", () -> again("\"isError\":true"))
            .tap("CallsAgainOnErrors", () -> again("\"error\":{"))
            .tap("CrossesAnswers", CrossesAnswers::new)
            .tap("CrossesManyAnswers", CrossesManyAnswers::new)
            .tap("SharesAnswersOfEqualCalls", SharesAnswersOfEqualCalls::new);

    private CallMemories() {}

    /** @param sign what an answer has in it that is not the last word */
    private static MessageTap again(String sign) {
        return new MessageTap() {
            @Override
            public boolean asksAgain(String answer) {
                return answer.contains(sign);
            }
        };
    }
}
