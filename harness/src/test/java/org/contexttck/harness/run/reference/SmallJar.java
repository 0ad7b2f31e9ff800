package org.contexttck.harness.run.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import javax.tools.ToolProvider;

/** Makes a jar with one class, to stand in for a program that takes longer to start. */
public final class SmallJar {

    private SmallJar() {}

    /** Compiles {@code source}, whose class is {@code main}, into {@code jar}, which can be started with -jar. */
    public static void write(Path jar, String main, String source) throws IOException {
        Path scratch = Files.createTempDirectory(jar.getParent().getParent(), "classes");
        String simpleName = main.substring(main.lastIndexOf('.') + 1);
        Path file = Files.writeString(scratch.resolve(simpleName + ".java"), source);
        int compiled =
                ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", scratch.toString(), file.toString());
        assertThat(compiled).isZero();
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, main);
        String entry = main.replace('.', '/') + ".class";
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            out.putNextEntry(new JarEntry(entry));
            Files.copy(scratch.resolve(entry), out);
            out.closeEntry();
        }
    }
}
