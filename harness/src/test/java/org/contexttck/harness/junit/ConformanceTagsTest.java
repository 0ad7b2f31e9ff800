package org.contexttck.harness.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.AnnotatedElement;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Requirement;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** No requirement is left out of the tests of a Java project, and each has the tags that it is chosen by. */
class ConformanceTagsTest {

    private static final List<Requirement> ALL = Catalogue.bundled().all();

    @Test
    void thereIsAClassForEachProtocolTaggedWithIt() {
        Set<String> protocols = ALL.stream().map(Requirement::protocol).collect(Collectors.toSet());

        assertThat(tags(Arrays.stream(ConformanceTests.class.getDeclaredClasses())
                        .filter(one -> one.isAnnotationPresent(Nested.class))
                        .toList()))
                .containsExactlyInAnyOrderElementsOf(protocols);
    }

    @Test
    void eachHasTestsForEachLevelTaggedWithIt() {
        Set<String> levels = ALL.stream().map(one -> one.level().toString()).collect(Collectors.toSet());

        assertThat(tags(Arrays.stream(ConformanceTests.Levels.class.getDeclaredMethods())
                        .filter(one -> one.isAnnotationPresent(TestFactory.class))
                        .toList()))
                .containsExactlyInAnyOrderElementsOf(levels);
    }

    private static List<String> tags(List<? extends AnnotatedElement> elements) {
        return elements.stream()
                .map(one -> one.getAnnotation(Tag.class).value())
                .toList();
    }
}
