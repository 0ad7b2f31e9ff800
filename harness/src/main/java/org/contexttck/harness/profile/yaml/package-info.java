/** Profiles as YAML: values that know their places, what is wrong with them, and how records are read from them. */
package org.contexttck.harness.profile.yaml;
