/** The commands of {@code context-tck}: what they take from a command line, what they print, and what they end with. */
package org.contexttck.harness.cli;
