/** WebSocket connections (RFC 6455), frame by frame. */
package org.contexttck.harness.wire.websocket;
