package org.contexttck.harness.run;

/** The version of this kit. */
public final class KitVersion {

    private KitVersion() {}

    /** As in the jar's manifest; {@code development} when the kit runs from class folders. */
    public static String text() {
        String version = KitVersion.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }
}
