package org.contexttck.reference.broken;

/** Hides why a caller without a token is refused, as SDKs do with exceptions. Breaks CP-S-24. */
final class MasksMissingOrganisation extends BrokenPack {

    @Override
    protected String reworded(Request request, String refusal) {
        return refusal.startsWith("Organization context required") ? "Error executing tool context" : refusal;
    }
}
