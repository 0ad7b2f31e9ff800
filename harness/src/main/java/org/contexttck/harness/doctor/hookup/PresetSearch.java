package org.contexttck.harness.doctor.hookup;

import java.util.Optional;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.target.GatewayPresets;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;

/** Finds out which of the gateways that the kit knows one is like. */
public final class PresetSearch {

    private PresetSearch() {}

    /**
     * The first preset by which two participants can join and a message passes.
     *
     * @param url of the gateway, ws or wss
     * @return empty if none fits
     * @throws ProfileException if the URL is none
     * @throws Unreachable if no preset came to a connection
     */
    public static Optional<String> at(String url) throws ProfileException, InterruptedException, Unreachable {
        Optional<Unreachable> reason = Optional.empty();
        boolean connected = false;
        for (String preset : GatewayPresets.names()) {
            Profile profile = Profiles.parse(
                    "--url",
                    "gateway: " + Json.write(Json.object().put("preset", preset).put("url", url)) + "\n"
                            + "limits: {connect: 5s, answer: 5s}\nclaims: {sub-context: {gateway: true}}\n",
                    name -> Optional.empty());
            try {
                if (GatewayHookup.fits(profile)) {
                    return Optional.of(preset);
                }
                connected = true;
            } catch (Unreachable unconnected) {
                reason = reason.or(() -> Optional.of(unconnected));
            }
        }
        if (!connected && reason.isPresent()) {
            throw reason.get();
        }
        return Optional.empty();
    }
}
