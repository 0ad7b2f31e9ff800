package org.contexttck.harness.spec;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.Optional;
import org.contexttck.harness.catalogue.BrokenVariant;
import org.contexttck.harness.catalogue.Claim;
import org.contexttck.harness.catalogue.ConformanceClass;
import org.contexttck.harness.catalogue.Reading;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.catalogue.SourceText;
import org.contexttck.reports.text.JsonText;

/** The catalogue for programs, the file {@code catalogue.json} of the site; its shape is {@code schemas/kit/catalogue.schema.json}. */
final class CatalogueJson {

    private static final int FORMAT = 1;

    private final Spec spec;

    CatalogueJson(Spec spec) {
        this.spec = spec;
    }

    /** @return the text of the file */
    String write(String version) {
        ObjectNode file = JsonNodeFactory.instance.objectNode();
        file.put("$schema", "https://contexttck.org/schemas/kit/catalogue.schema.json");
        file.put("format", FORMAT);
        file.put("kit", version);
        file.put("digest", spec.catalogue().digest());
        ArrayNode protocols = file.putArray("protocols");
        spec.catalogue().protocols().forEach(name -> protocol(protocols.addObject(), name));
        return JsonText.indented(file);
    }

    private void protocol(ObjectNode protocol, String name) {
        Optional<SourceText> source = spec.text(name);
        protocol.put("protocol", name);
        protocol.put("title", Spec.title(name));
        protocol.put("page", PageNames.protocol(name));
        protocol.put("source", source.map(SourceText::title).orElse(""));
        protocol.put("status", source.map(SourceText::status).orElse(""));
        ArrayNode classes = protocol.putArray("classes");
        spec.catalogue().classes().stream()
                .filter(one -> one.protocol().equals(name))
                .forEach(one -> conformanceClass(classes.addObject(), one));
        ArrayNode requirements = protocol.putArray("requirements");
        spec.catalogue().byProtocol(name).forEach(one -> requirement(requirements.addObject(), one));
        ArrayNode readings = protocol.putArray("readings");
        spec.catalogue().readings().stream()
                .filter(one -> one.protocol().equals(name))
                .forEach(one -> reading(readings.addObject(), one));
    }

    private static void conformanceClass(ObjectNode node, ConformanceClass one) {
        node.put("name", one.name());
        node.put("role", one.role().text());
        node.put("says", one.says().strip());
        node.put("faults", one.faults());
        texts(node, "requirements", one.rows());
    }

    private void requirement(ObjectNode node, Requirement one) {
        node.put("id", one.id());
        node.put("level", one.level().name());
        node.put("basis", one.basis().text());
        node.put("role", one.role().text());
        node.put("says", one.says().strip());
        node.put("section", one.section());
        node.put("ground", one.ground().map(String::strip).orElse(""));
        node.put("page", PageNames.protocol(one.protocol()) + "#" + one.id());
        texts(
                node,
                "classes",
                spec.catalogue().classes().stream()
                        .filter(it -> it.rows().contains(one.id()))
                        .map(ConformanceClass::name)
                        .toList());
        texts(node, "claims", one.claims().stream().map(Claim::text).toList());
        texts(node, "unless", one.unless().stream().map(Claim::text).toList());
        texts(node, "readings", one.readings());
        texts(node, "seen", one.seen());
        node.put("untested", one.untested().map(String::strip).orElse(""));
        node.put("lookAt", one.lookAt().map(String::strip).orElse(""));
        texts(
                node,
                "scenarios",
                spec.scenarios(one).keySet().stream().map(ScenarioText::name).toList());
        texts(node, "catches", one.broken().stream().map(BrokenVariant::variant).toList());
    }

    private static void reading(ObjectNode node, Reading one) {
        node.put("id", one.id());
        node.put("title", one.title());
        node.put("text", one.text().strip());
        node.put("reason", one.reason().strip());
        node.put("wording", one.wording().map(String::strip).orElse(""));
        texts(node, "requirements", one.requirements());
    }

    private static void texts(ObjectNode node, String name, Collection<String> texts) {
        ArrayNode array = node.putArray(name);
        texts.forEach(array::add);
    }
}
