package org.contexttck.reference.broken;

/** Answers a question for an unknown workflow or step as if nothing were wrong. Breaks TC-S-16. */
final class UnknownStepIsText extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        if (request.callsTool("get_workflow_step") && result.failed()) {
            result.json().put("isError", false);
        }
    }
}
