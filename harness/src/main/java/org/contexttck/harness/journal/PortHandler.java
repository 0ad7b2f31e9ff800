package org.contexttck.harness.journal;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.Map;

/** Answers the methods of a port in place of what stands behind it. As an object, each port is only equal to itself. */
abstract class PortHandler implements InvocationHandler {

    final Port port;
    final long number;
    final Object proxy;

    /** What the methods whose answer never changes give, by their names. */
    final Map<String, Object> fixed = new HashMap<>();

    PortHandler(Port port, long number) {
        this.port = port;
        this.number = number;
        this.proxy = Proxy.newProxyInstance(PortHandler.class.getClassLoader(), new Class<?>[] {port.type()}, this);
    }

    /** A method whose answer is in the profile. @param given null if it takes nothing, as {@link Proxy} has it */
    abstract Object profiled(Method method, Object[] given) throws Throwable;

    /** A method that only shows messages again. */
    abstract Object evidence(Method method, Object[] given) throws Throwable;

    /** Any other method: a question, as entries of a journal are about. */
    abstract Object asked(Method method, Object[] given) throws Throwable;

    @Override
    public final Object invoke(Object self, Method method, Object[] given) throws Throwable {
        if (method.getDeclaringClass() == Object.class) {
            return ofObject(method, given);
        } else if (method.isDefault()) {
            return InvocationHandler.invokeDefault(self, method, given);
        } else if (port.fixed(method)) {
            return fixed.get(method.getName());
        } else if (port.profiled(method)) {
            return profiled(method, given);
        }
        return Port.evidence(method) ? evidence(method, given) : asked(method, given);
    }

    private Object ofObject(Method method, Object[] given) {
        return switch (method.getName()) {
            case "equals" -> given[0] == proxy;
            case "hashCode" -> System.identityHashCode(this);
            default -> toString();
        };
    }
}
