/** The forms in which a report is handed out, and the transcripts beside it. */
package org.contexttck.reports.write;
