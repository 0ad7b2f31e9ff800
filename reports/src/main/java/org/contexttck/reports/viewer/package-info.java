/** Pages that show transcripts to people: each message in its time, and the places that a report points to. */
package org.contexttck.reports.viewer;
