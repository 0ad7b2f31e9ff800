/** A headless Chromium for tests, driven over its DevTools protocol with nothing but the JDK. */
package org.contexttck.browser;
