package org.contexttck.harness.profile;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.contexttck.harness.json.Pointer;

/**
 * A tool that returns text and cuts it on request.
 *
 * @param tool its name
 * @param arguments what every call is given, beside the cutting parameters
 * @param text where the text is
 * @param info where the truncation info is
 * @param flag where the flag is that says something was cut
 * @param head the name of the parameter that keeps the first lines
 * @param tail the name of the parameter that keeps the last lines
 * @param maxBytes the name of the parameter that bounds the bytes
 */
public record TruncatedTool(
        String tool,
        ObjectNode arguments,
        Pointer text,
        Pointer info,
        Pointer flag,
        String head,
        String tail,
        String maxBytes) {}
