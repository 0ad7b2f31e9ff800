/** What changed between two reports of one implementation, and the forms in which that is told. */
package org.contexttck.reports.compare;
