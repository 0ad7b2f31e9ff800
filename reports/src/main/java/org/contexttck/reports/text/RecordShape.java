package org.contexttck.reports.text;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.List;

/** What reflection says of a record, asked once for each: a transcript is a hundred thousand of them. */
record RecordShape(List<RecordComponent> components, Constructor<?> constructor) {

    private static final ClassValue<RecordShape> KNOWN = new ClassValue<>() {
        @Override
        protected RecordShape computeValue(Class<?> type) {
            List<RecordComponent> components = List.of(type.getRecordComponents());
            Class<?>[] types = components.stream().map(RecordComponent::getType).toArray(Class<?>[]::new);
            try {
                return new RecordShape(components, type.getDeclaredConstructor(types));
            } catch (NoSuchMethodException impossible) {
                throw new IllegalStateException("every record has this constructor", impossible);
            }
        }
    };

    static RecordShape of(Class<?> type) {
        return KNOWN.get(type);
    }
}
