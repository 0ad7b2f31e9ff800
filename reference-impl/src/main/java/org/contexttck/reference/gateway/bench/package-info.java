/** Measures gateways that speak mcpp-0.1, whoever wrote them. */
package org.contexttck.reference.gateway.bench;
