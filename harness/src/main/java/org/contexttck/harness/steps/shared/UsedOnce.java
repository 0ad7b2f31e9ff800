package org.contexttck.harness.steps.shared;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a step whose phrase stands in one place of the features on purpose; any other has to be used again, or goes. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface UsedOnce {

    /** Why, in a few words. */
    String value();
}
