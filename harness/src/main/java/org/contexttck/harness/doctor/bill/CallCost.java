package org.contexttck.harness.doctor.bill;

import java.util.Optional;

/**
 * A call that was made, and what came of it.
 *
 * @param tool its name
 * @param call tool and arguments in one line
 * @param key the place in the profile that gives it; empty if its arguments were derived from the tool's schema
 * @param problem why there is no result, in one line; empty if there is one
 * @param result what it costs; empty if none came, or the tool refused
 */
public record CallCost(String tool, String call, String key, String problem, Optional<ResultCost> result) {}
