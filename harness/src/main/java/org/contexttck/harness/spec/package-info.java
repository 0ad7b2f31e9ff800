/**
 * The executable specification as a static site: what the catalogue, the features, the schemas and the recorded exchanges
 * say, cross-linked. The site asks no network for anything, and reads without a script.
 */
package org.contexttck.harness.spec;
