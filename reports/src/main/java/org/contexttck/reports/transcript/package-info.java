/** Transcripts: the messages of a connection line by line, each tied to all before it. */
package org.contexttck.reports.transcript;
