/** How clients, intermediaries, gateways and participants hang together with the kit, tried out without judging. */
package org.contexttck.harness.doctor.hookup;
