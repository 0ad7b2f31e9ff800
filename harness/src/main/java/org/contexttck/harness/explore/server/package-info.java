/** Calls to the tools of a server, in any order and at once, held against what the server has said itself when asked plainly. */
package org.contexttck.harness.explore.server;
