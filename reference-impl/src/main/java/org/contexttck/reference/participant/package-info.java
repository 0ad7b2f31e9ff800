/** What a participant makes of contexts: filters, groups, ids; with a driver for the kit and a small live participant. */
package org.contexttck.reference.participant;
