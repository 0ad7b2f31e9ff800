/**
 * What can be said of a server before it is tested: whether it is there, what it serves, what could be claimed for it, and a
 * profile to start from. Nothing here judges.
 */
package org.contexttck.harness.doctor;
