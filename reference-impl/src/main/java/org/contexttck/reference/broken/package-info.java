/**
 * The references with one thing wrong at a time, to show that the kit finds it. Each role has a package of topics; a mistake is
 * one line of a topic, or a class of its own where that needs several parts.
 */
package org.contexttck.reference.broken;
