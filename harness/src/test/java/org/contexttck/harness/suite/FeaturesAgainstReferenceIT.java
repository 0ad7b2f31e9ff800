package org.contexttck.harness.suite;

import static io.cucumber.junit.platform.engine.Constants.FILTER_TAGS_PROPERTY_NAME;
import static io.cucumber.junit.platform.engine.Constants.GLUE_PROPERTY_NAME;
import static io.cucumber.junit.platform.engine.Constants.OBJECT_FACTORY_PROPERTY_NAME;

import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/** The features about servers as a test suite of JUnit, one test a scenario, against the reference inside this JVM. */
@Suite
@IncludeEngines("cucumber")
@SelectPackages("features")
@ConfigurationParameter(
        key = FILTER_TAGS_PROPERTY_NAME,
        value = "not @client and not @intermediary and not @gateway and not @participant")
@ConfigurationParameter(key = GLUE_PROPERTY_NAME, value = "org.contexttck.harness.steps,org.contexttck.harness.suite")
@ConfigurationParameter(
        key = OBJECT_FACTORY_PROPERTY_NAME,
        value = "org.contexttck.harness.cucumber.ReferenceObjectFactory")
class FeaturesAgainstReferenceIT {}
