/** Failures that are known: a list that a gate holds against, and that has to stay true. */
package org.contexttck.reports.baseline;
