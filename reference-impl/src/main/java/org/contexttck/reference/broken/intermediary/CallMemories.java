package org.contexttck.reference.broken.intermediary;

/** Answers that go by other calls than their own. */
final class CallMemories {

    static final IntermediaryMistakes ALL = new IntermediaryMistakes()
            .tap("CachesResults", CachesResults::new)
            .tap("CrossesAnswers", CrossesAnswers::new)
            .tap("CrossesManyAnswers", CrossesManyAnswers::new)
            .tap("SharesAnswersOfEqualCalls", SharesAnswersOfEqualCalls::new);

    private CallMemories() {}
}
