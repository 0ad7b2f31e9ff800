/** Records as JSON with exact text, and text from a stranger made fit to look at. */
package org.contexttck.reports.text;
