/** Messages in one room of a gateway, with and without contexts, while participants come and go. */
package org.contexttck.harness.explore.gateway;
