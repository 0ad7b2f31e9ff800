package org.contexttck.reference.gateway;

/** The codes of the gateway's refusals, as they are on the wire; binding.md explains each. */
public final class Code {

    public static final String NOT_JSON = "not_json";
    public static final String NOT_AN_OBJECT = "not_an_object";
    public static final String BINARY_FRAME = "binary_frame";
    public static final String DUPLICATE_KEY = "duplicate_key";
    public static final String TOO_LARGE = "too_large";
    public static final String TOO_DEEP = "too_deep";
    public static final String BAD_ENVELOPE = "bad_envelope";
    public static final String UNSUPPORTED_PROTOCOL = "unsupported_protocol";
    public static final String BAD_CONTEXT = "bad_context";
    public static final String FORGED_FROM = "forged_from";
    public static final String RESERVED_KIND = "reserved_kind";
    public static final String NO_ADDRESSEE = "no_addressee";
    public static final String TOO_MANY_CONTEXTS = "too_many_contexts";
    public static final String NOT_JOINED = "not_joined";
    public static final String ALREADY_JOINED = "already_joined";
    public static final String ID_IN_USE = "id_in_use";
    public static final String BAD_JOIN = "bad_join";
    public static final String BAD_TOKEN = "bad_token";
    public static final String BAD_FILTER = "bad_filter";

    private Code() {}
}
