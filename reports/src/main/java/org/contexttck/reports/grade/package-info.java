/** The rules by which scenarios become verdicts, and verdicts the verdict of a run. */
package org.contexttck.reports.grade;
