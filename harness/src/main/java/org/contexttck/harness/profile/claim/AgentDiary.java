package org.contexttck.harness.profile.claim;

import org.contexttck.harness.profile.yaml.Key;

/**
 * An agent with a diary.
 *
 * @param agent its id
 * @param goal a goal that matches something in the diary, and something beside it
 * @param marker a text that packs show only with what the diary holds for the goal
 */
public record AgentDiary(
        @Key(standard = "migration-runner") String agent,
        @Key(standard = "Continue the migration rehearsal") String goal,

        @Key(required = true, advice = "a text that only the diary holds")
        String marker) {}
