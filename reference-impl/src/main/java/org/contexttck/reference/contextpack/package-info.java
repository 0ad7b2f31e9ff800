/**
 * Context packs, as an example to copy: an SQLite database with full-text search, and three tools over it.
 *
 * <p>A call goes from {@link org.contexttck.reference.contextpack.ContextPackTools}, which finds out who calls, through the
 * tool, which reads the arguments, to {@code PackCompiler}, which searches and groups. {@code Example} holds what the
 * database is filled with; leave it out of a copy.
 */
package org.contexttck.reference.contextpack;
