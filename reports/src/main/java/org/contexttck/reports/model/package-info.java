/** The report of one run, worked out from its events alone. */
package org.contexttck.reports.model;
