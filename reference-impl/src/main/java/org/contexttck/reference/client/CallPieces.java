package org.contexttck.reference.client;

/** A tool call of the model that comes in pieces. */
final class CallPieces {

    private final StringBuilder id = new StringBuilder();
    private final StringBuilder name = new StringBuilder();
    private final StringBuilder arguments = new StringBuilder();

    void add(String moreOfId, String moreOfName, String moreOfArguments) {
        id.append(moreOfId);
        name.append(moreOfName);
        arguments.append(moreOfArguments);
    }

    ModelAnswer.Asked call() {
        return ModelAnswer.Asked.of(id.toString(), name.toString(), arguments.toString());
    }
}
