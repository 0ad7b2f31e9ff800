/** Streamable HTTP, and the event streams in it. */
package org.contexttck.harness.wire.http;
