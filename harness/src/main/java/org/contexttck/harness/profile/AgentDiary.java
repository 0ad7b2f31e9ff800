package org.contexttck.harness.profile;

/**
 * An agent with a diary.
 *
 * @param agent its id
 * @param goal a goal that matches something in the diary, and something beside it
 * @param marker a text that packs show only with what the diary holds for the goal
 */
public record AgentDiary(String agent, String goal, String marker) {}
