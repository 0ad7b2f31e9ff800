package org.contexttck.reference.gateway;

/** The codes of the gateway's refusals, as they are on the wire; binding.md explains each. */
public final class Code {

    /** No JSON, or not exactly one value. */
    public static final String NOT_JSON = "not_json";

    /** JSON, but no object. */
    public static final String NOT_AN_OBJECT = "not_an_object";

    /** A binary frame. */
    public static final String BINARY_FRAME = "binary_frame";

    /** A member twice in one object. */
    public static final String DUPLICATE_KEY = "duplicate_key";

    /** Too many bytes. */
    public static final String TOO_LARGE = "too_large";

    /** Too many levels. */
    public static final String TOO_DEEP = "too_deep";

    /** A member is missing or of the wrong type. */
    public static final String BAD_ENVELOPE = "bad_envelope";

    /** Another protocol. */
    public static final String UNSUPPORTED_PROTOCOL = "unsupported_protocol";

    /** The context breaks the basic syntax. */
    public static final String BAD_CONTEXT = "bad_context";

    /** Signed by somebody else. */
    public static final String FORGED_FROM = "forged_from";

    /** A kind that is the gateway's. */
    public static final String RESERVED_KIND = "reserved_kind";

    /** Nobody addressed is there. */
    public static final String NO_ADDRESSEE = "no_addressee";

    /** More contexts than one sender may use. */
    public static final String TOO_MANY_CONTEXTS = "too_many_contexts";

    /** No join yet. */
    public static final String NOT_JOINED = "not_joined";

    /** A second join. */
    public static final String ALREADY_JOINED = "already_joined";

    /** The participant is there already. */
    public static final String ID_IN_USE = "id_in_use";

    /** A join that names no participant or room. */
    public static final String BAD_JOIN = "bad_join";

    /** A wrong token. */
    public static final String BAD_TOKEN = "bad_token";

    /** A filter that is none. */
    public static final String BAD_FILTER = "bad_filter";

    private Code() {}
}
