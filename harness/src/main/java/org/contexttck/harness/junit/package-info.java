/**
 * The kit inside an implementer's own tests: {@link org.contexttck.harness.junit.ConformanceTests} is the class to extend.
 */
package org.contexttck.harness.junit;
