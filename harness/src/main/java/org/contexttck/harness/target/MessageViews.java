package org.contexttck.harness.target;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.peer.model.ModelApi;
import org.contexttck.harness.peer.model.Prompt;
import org.contexttck.harness.target.client.ClientWay;
import org.contexttck.harness.target.client.DriverAnswers;
import org.contexttck.harness.target.gateway.Arrival;
import org.contexttck.harness.target.shared.RecentMessages;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.TransportFacts.Request;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Excerpt;

/** What recorded messages amount to, for those who did not hear them. */
public final class MessageViews {

    private MessageViews() {}

    /** A message that a scripted participant got. */
    public static Arrival arrival(Message message) {
        return new Arrival(message.order(), message.raw(), message.json().orElseGet(Json::object), message.notes());
    }

    /** A message as evidence, shortened. */
    public static Excerpt excerpt(Message message) {
        return RecentMessages.excerpt(message);
    }

    /**
     * A request to the model.
     *
     * @param way by which the client is observed
     * @param order counts the requests of one conversation from 1
     * @param message the request of the client, or what its driver answered
     * @param whole the request as the model sees it, if that is more than was sent
     */
    public static Prompt prompt(ClientWay way, long order, Message message, Optional<ObjectNode> whole) {
        if (way == ClientWay.DRIVER) {
            return DriverAnswers.prompt(order, message.json().orElseGet(Json::object));
        }
        Optional<ModelApi> api =
                message.transport().request().flatMap(Request::path).flatMap(ModelApi::at);
        Optional<JsonNode> seen = whole.<JsonNode>map(one -> one).or(message::json);
        return new Prompt(
                order,
                api.flatMap(one -> seen.map(one::messages)).orElse(List.of()),
                whole.map(Json::write).orElse(message.raw()));
    }
}
