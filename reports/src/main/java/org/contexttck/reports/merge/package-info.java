/** Puts the shards of one run together again. */
package org.contexttck.reports.merge;
