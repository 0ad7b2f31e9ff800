/** A gateway for envelopes with contexts, over WebSocket, in the form that features/sub-context/binding.md describes. */
package org.contexttck.reference.gateway;
