/** The forms in which a report is handed out. */
package org.contexttck.reports.write;
