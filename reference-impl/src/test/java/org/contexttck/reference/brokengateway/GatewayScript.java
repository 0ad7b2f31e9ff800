package org.contexttck.reference.brokengateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import org.contexttck.reference.gateway.Conduct;
import org.contexttck.reference.gateway.Gateway;
import org.contexttck.reference.gateway.GatewayLimits;
import org.contexttck.reference.gateway.Peer;

/** What three participants get to hear when they say the same things at one gateway or another. */
final class GatewayScript implements AutoCloseable {

    private static final String END = "{'id':'end-%d','kind':'reflection','context':%s,'payload':0}";

    private static final Duration PATIENCE = Duration.ofMillis(600);

    private static final String NO_END = " and no end";

    private final Peer alpha;
    private final Peer beta;
    private final Peer gamma;
    private final Map<String, String> heard = new LinkedHashMap<>();
    private int steps;

    private GatewayScript(URI address) throws InterruptedException {
        alpha = Peer.join(address, "alpha");
        beta = Peer.join(address, "beta");
        gamma = Peer.join(address, "gamma");
    }

    /** By step, what came of it. */
    static Map<String, String> run(Conduct conduct) throws Exception {
        try (Gateway gateway = Gateway.start(0, GatewayLimits.defaults(), Optional.empty(), conduct);
                GatewayScript script = new GatewayScript(gateway.address())) {
            script.sayEverything();
            return script.heard;
        }
    }

    /** The steps of which something else came, separated by blanks. */
    static String differing(Map<String, String> one, Map<String, String> other) {
        StringJoiner names = new StringJoiner(" ");
        one.forEach((name, heard) -> {
            if (!heard.equals(other.get(name))) {
                names.add(name);
            }
        });
        return names.toString();
    }

    private void sayEverything() throws InterruptedException {
        say("nulls", in("{'id':'c1','type':'reasoning','metadata':{'a':null,'b':{'c':'x'}}}"));
        say("unicode", in("{'id':'c1','metadata':{'a':'é'}}"));
        say("numbers", in("{'id':'c1','metadata':{'n':[9007199254740993,0.10]}}"));
        say("plain", "{'id':'%s','kind':'Chat','payload':{'N':1.50}}");
        say("unknown", "{'id':'%s','kind':'chat','x-top':null,'payload':0}");
        say("answer", "{'id':'%s','kind':'chat','correlation_id':'plain','payload':0}");
        say("outcome", "{'id':'%s','kind':'chat','correlation_id':'c1','payload':0}");
        say("child", in("{'id':'c2','parent':'c1'}"));
        say("grandchild", in("{'id':'c3','parent':'c2'}"));
        say("stranger", in("{'id':'c4','parent':'nobody'}"));
        say("type", in("{'id':'c1','type':'a type that nobody knows'}"));
        say("call", "{'id':'%s','kind':'mcp/request:tools/call','context':{'id':'c1'},'payload':0}");
        say("blanks", in("{'id':' c1 '}"));
        say("bad", in("{}"));
        say("forged", "{'id':'%s','from':'beta','kind':'chat','payload':0}");
        say("twice", "{'id':'%s','kind':'chat','context':{'id':'a','id':'b'},'payload':0}");
        say("again", "{'id':'plain','kind':'chat','payload':'%s'}");
        say("deep", in("{'id':'c1','metadata':{'d':" + "[".repeat(600) + "]".repeat(600) + "}}"));
        filter("{'keep':{'types':['reasoning']}}");
        step(
                "filter",
                "{'id':'c1','type':'reasoning'}",
                in("{'id':'c1','type':'reasoning'}").formatted("f1"),
                in("{'id':'c1','type':'workflow'}").formatted("f2"),
                "{'id':'f3','kind':'chat','payload':0}");
        filter("{}");
        step(
                "large",
                "null",
                "{'id':'l1','kind':'chat','payload':{'t':'" + "x".repeat(60_000) + "'}}",
                "{'id':'l2','kind':'chat','payload':0}");
        say("half", in("{'id':'r','parent':'s'}"));
        say("circle", in("{'id':'s','parent':'r'}"));
        say("json", "{'id':'%s'");
    }

    private static String in(String context) {
        return "{'id':'%s','kind':'reflection','context':" + context + ",'payload':{'p':[]}}";
    }

    private void say(String name, String text) throws InterruptedException {
        step(name, "null", text.formatted(name));
    }

    private void step(String name, String contextOfTheEnd, String... texts) throws InterruptedException {
        steps++;
        for (String text : texts) {
            alpha.send(text);
        }
        alpha.send(END.formatted(steps, contextOfTheEnd));
        String others = "beta " + heard(beta) + " gamma " + heard(gamma);
        steps++;
        beta.send(END.formatted(steps, "null"));
        String own = heard(alpha);
        // whether the end still got through before the sender was cut off is chance
        heard.put(name, (alpha.open() ? others : others.replace(NO_END, "")) + " alpha " + own);
    }

    private void filter(String payload) throws InterruptedException {
        gamma.send("{'kind':'system/filter','payload':" + payload + "}");
        Optional<JsonNode> next = gamma.nextWithin(PATIENCE);
        while (next.isPresent() && !next.get().path("kind").asText().equals("system/filter")) {
            next = gamma.nextWithin(PATIENCE);
        }
    }

    private Duration patience() {
        return alpha.open() ? PATIENCE : Duration.ofMillis(50);
    }

    /** What somebody gets before the message that ends the step. */
    private String heard(Peer listener) throws InterruptedException {
        StringJoiner heard = new StringJoiner(",", "[", "]");
        Optional<JsonNode> next = listener.nextWithin(patience());
        while (next.isPresent() && !next.get().path("id").asText().equals("end-" + steps)) {
            String kind = next.get().path("kind").asText();
            if (kind.equals("system/error")) {
                heard.add(next.get().at("/payload/code").asText());
            } else if (!kind.startsWith("system/")
                    && !next.get().path("id").asText().startsWith("end-")) {
                ((ObjectNode) next.get()).remove(List.of("protocol", "ts"));
                heard.add(next.get().toString().replace('"', '\''));
            }
            next = listener.nextWithin(patience());
        }
        return heard + (listener.open() ? next.isPresent() ? "" : NO_END : " closed");
    }

    @Override
    public void close() {
        alpha.close();
        beta.close();
        gamma.close();
    }
}
