/** The model of a client under test, in the words of several model services. */
package org.contexttck.harness.peer.model;
