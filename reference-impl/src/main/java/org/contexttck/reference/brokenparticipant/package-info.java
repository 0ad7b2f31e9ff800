/** Participants that are wrong in one way each; the name of the class is the name of the variant. */
package org.contexttck.reference.brokenparticipant;
