/** The intermediary with one fault each, to show that the kit finds it. */
package org.contexttck.reference.brokenintermediary;
