/** What every page of a report is made of: escaped HTML, its frame, its look and its policy. */
package org.contexttck.reports.page;
