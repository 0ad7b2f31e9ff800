package org.contexttck.reports.event;

/** One thing that happened in a run. Nothing in an event is null: what is not known is empty. */
public sealed interface Event
        permits RunStarted,
                TargetReached,
                TargetUnreachable,
                ScenariosPlanned,
                WayTried,
                Measured,
                ScenarioFinished,
                ReadingCited,
                RequirementJudged,
                RunFinished,
                FailureKnown,
                StderrWritten {}
