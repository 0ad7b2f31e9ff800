package org.contexttck.harness.profile.yaml;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What the key of a profile that a record component stands for says beside its name and type. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Key {

    /** The key, where it is not the component's name with hyphens. */
    String name() default "";

    /** In YAML, what is taken where the key is left out; empty for nothing. */
    String standard() default "";

    /** Whether the key has to be there. */
    boolean required() default false;

    /** What to do where the key is missing, or is false and cannot be. */
    String advice() default "";

    /** Whether {@code false} says that there is none. */
    boolean off() default false;

    /** Whether {@code true} stands for what is taken where the key is left out. */
    boolean on() default false;

    /** Whether the component is no key itself: the keys of its record stand beside those of this one. */
    boolean inline() default false;

    /** The names in braces that may stand in its texts, since the kit fills them in; if there are none, braces are braces. */
    String[] places() default {};

    /** Whether it is a text that no report may show. */
    boolean secret() default false;

    /** The least number that it may be. */
    int least() default 0;
}
