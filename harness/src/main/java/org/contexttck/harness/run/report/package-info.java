/** What becomes of a run: its report, the gate, and the verification of reports by others. */
package org.contexttck.harness.run.report;
