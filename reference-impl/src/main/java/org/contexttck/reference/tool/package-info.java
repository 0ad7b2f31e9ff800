/** What the tools of the reference server have in common: reading arguments, declaring them, building results. */
package org.contexttck.reference.tool;
