/** What the commands of the references have in common. */
package org.contexttck.reference.command;
