/** What makes a report one that others can check: what was run, and what every file was when it ended. */
package org.contexttck.reports.certificate;
