/** A list of tested implementations as a site of static pages, each verdict leading to the report that it is taken from. */
package org.contexttck.reports.board;
