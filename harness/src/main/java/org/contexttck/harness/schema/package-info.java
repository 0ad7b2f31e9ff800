/**
 * Loads the schemas of the kit and checks JSON trees against them: draft 2020-12, formats asserted, numbers judged by value.
 * The only package that knows the validator.
 */
package org.contexttck.harness.schema;
