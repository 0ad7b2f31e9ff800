/** What happened in a run, one event a line: the only source of every report. */
package org.contexttck.reports.event;
