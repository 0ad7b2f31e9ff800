/**
 * Judges recordings at scale with Apache Spark: the same monitors, the same report as {@code context-tck check}. Nothing of the kit
 * depends on it.
 */
package org.contexttck.harness.spark;
