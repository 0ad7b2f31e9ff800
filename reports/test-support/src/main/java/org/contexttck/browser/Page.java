package org.contexttck.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * One tab. It keeps every error that the page makes and every address that it asks for, from the first byte on. Clicks and
 * keys are real ones: they go through the browser's own handling of input.
 */
public final class Page implements AutoCloseable {

    private static final long WAIT = 20_000;
    private static final Map<String, Integer> KEYS =
            Map.of("Tab", 9, "Enter", 13, "Escape", 27, " ", 32, "End", 35, "Home", 36, "ArrowUp", 38, "ArrowDown", 40);
    private static final int SHIFT = 8;

    private final DevTools tools;
    private final String target;
    private final String session;
    private final Semaphore loaded = new Semaphore(0);
    private final List<String> errors = new CopyOnWriteArrayList<>();
    private final List<String> requests = new CopyOnWriteArrayList<>();

    private Page(DevTools tools, String target, String session) {
        this.tools = tools;
        this.target = target;
        this.session = session;
    }

    static Page attach(DevTools tools) {
        String target = tools.call("", "Target.createTarget", DevTools.object().put("url", "about:blank"))
                .path("targetId")
                .asText();
        ObjectNode attach = DevTools.object().put("targetId", target).put("flatten", true);
        String session = tools.call("", "Target.attachToTarget", attach)
                .path("sessionId")
                .asText();
        Page page = new Page(tools, target, session);
        tools.listen(session, page::hear);
        for (String domain : List.of("Page", "Runtime", "Log", "Network", "DOM")) {
            page.call(domain + ".enable", DevTools.object());
        }
        page.call("Emulation.setFocusEmulationEnabled", DevTools.object().put("enabled", true));
        page.call("Emulation.setScrollbarsHidden", DevTools.object().put("hidden", true));
        page.size(1200, 900);
        return page;
    }

    /** Goes to an address and waits until it is loaded. */
    public void go(URI address) {
        loaded.drainPermits();
        JsonNode went = call("Page.navigate", DevTools.object().put("url", address.toString()));
        if (went.has("errorText")) {
            throw new BrowserFault(address + ": " + went.get("errorText").asText());
        }
        awaitLoad(address.toString());
    }

    /** Clicks on what a CSS selector finds, which leads to another page, and waits until that is loaded. */
    public void follow(String selector) {
        loaded.drainPermits();
        click(selector);
        awaitLoad(selector);
    }

    private void awaitLoad(String what) {
        try {
            if (!loaded.tryAcquire(WAIT, TimeUnit.MILLISECONDS)) {
                throw new BrowserFault(what + " was not loaded within " + WAIT + " ms");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BrowserFault(what + ": interrupted", e);
        }
    }

    /**
     * The value of an expression in the page, as JSON; a promise is waited for.
     *
     * @throws BrowserFault if it throws, with what it threw
     */
    public JsonNode value(String expression) {
        ObjectNode evaluate = DevTools.object()
                .put("expression", expression)
                .put("awaitPromise", true)
                .put("returnByValue", true)
                .put("userGesture", true);
        JsonNode said = call("Runtime.evaluate", evaluate);
        if (said.has("exceptionDetails")) {
            throw new BrowserFault(expression + ": "
                    + said.at("/exceptionDetails/exception/description")
                            .asText(said.at("/exceptionDetails/text").asText()));
        }
        return said.at("/result/value");
    }

    /** The text of an expression in the page. */
    public String text(String expression) {
        return value(expression).asText();
    }

    /**
     * Waits until an expression is true.
     *
     * @throws BrowserFault if that takes more than twenty seconds
     */
    public void await(String expression) {
        String wait = "new Promise(done => { const end = performance.now() + " + WAIT + "; const look = () => { if ("
                + expression
                + ") done(true); else if (performance.now() > end) done(false); else setTimeout(look, 15); };"
                + " look(); })";
        if (!value(wait).asBoolean()) {
            throw new BrowserFault("did not become true: " + expression);
        }
    }

    /** Clicks into the middle of the first element that a CSS selector finds, scrolling to it before. */
    public void click(String selector) {
        JsonNode at = value("(() => { const e = document.querySelector(" + quoted(selector)
                + "); if (!e) return null; e.scrollIntoView({block: 'center', behavior: 'instant'});"
                + " const r = e.getBoundingClientRect(); return {x: r.x + r.width / 2, y: r.y + r.height / 2}; })()");
        if (!at.isObject()) {
            throw new BrowserFault("nothing to click: " + selector);
        }
        for (String type : List.of("mousePressed", "mouseReleased")) {
            ObjectNode click =
                    DevTools.object().put("type", type).put("button", "left").put("clickCount", 1);
            click.set("x", at.get("x"));
            click.set("y", at.get("y"));
            call("Input.dispatchMouseEvent", click);
        }
    }

    /** Types text into what has the focus. */
    public void type(String text) {
        call("Input.insertText", DevTools.object().put("text", text));
    }

    /** Presses a key, such as {@code Tab}, {@code Enter} or a space; {@code Shift+Tab} goes back. */
    public void press(String key) {
        String plain = key.replace("Shift+", "");
        int code = KEYS.getOrDefault(plain, 0);
        String text = plain.equals("Enter") ? "\r" : plain.equals(" ") ? " " : "";
        for (String type : List.of("keyDown", "keyUp")) {
            ObjectNode press =
                    DevTools.object().put("type", type).put("key", plain).put("windowsVirtualKeyCode", code);
            press.put("modifiers", key.equals(plain) ? 0 : SHIFT);
            if (type.equals("keyDown") && !text.isEmpty()) {
                press.put("text", text);
            }
            call("Input.dispatchKeyEvent", press);
        }
    }

    /** Makes the page so many pixels wide and high. */
    public void size(int width, int height) {
        ObjectNode size = DevTools.object().put("width", width).put("height", height);
        call(
                "Emulation.setDeviceMetricsOverride",
                size.put("deviceScaleFactor", 1).put("mobile", false));
    }

    /** Asks for the {@code light} or the {@code dark} scheme, on {@code screen} or in {@code print}. */
    public void show(String scheme, String medium) {
        ObjectNode media = DevTools.object().put("media", medium);
        media.putArray("features")
                .addObject()
                .put("name", "prefers-color-scheme")
                .put("value", scheme);
        call("Emulation.setEmulatedMedia", media);
    }

    /** Switches scripts on or off for what is loaded next. */
    public void scripts(boolean on) {
        call("Emulation.setScriptExecutionDisabled", DevTools.object().put("value", !on));
    }

    /** @return the whole page, however long, as a PNG */
    public byte[] screenshot() {
        ObjectNode shot = DevTools.object().put("format", "png").put("captureBeyondViewport", true);
        JsonNode size = call("Page.getLayoutMetrics", DevTools.object()).get("cssContentSize");
        ObjectNode clip = shot.putObject("clip").put("x", 0).put("y", 0).put("scale", 1);
        clip.set("width", size.get("width"));
        clip.set("height", size.get("height"));
        return Base64.getDecoder()
                .decode(call("Page.captureScreenshot", shot).get("data").asText());
    }

    /** @return what went wrong in the page so far: errors in the console, refused content, uncaught exceptions */
    public List<String> errors() {
        return List.copyOf(errors);
    }

    /** @return every address that the page asked for so far, the page itself first */
    public List<String> requests() {
        return List.copyOf(requests);
    }

    /** Closes the tab. */
    @Override
    public void close() {
        tools.call("", "Target.closeTarget", DevTools.object().put("targetId", target));
    }

    private JsonNode call(String method, ObjectNode parameters) {
        return tools.call(session, method, parameters);
    }

    private void hear(String event, JsonNode said) {
        switch (event) {
            case "Page.loadEventFired" -> loaded.release();
            case "Network.requestWillBeSent" ->
                requests.add(said.at("/request/url").asText());
            case "Network.webSocketCreated" -> requests.add(said.path("url").asText());
            case "Runtime.exceptionThrown" ->
                errors.add(said.at("/exceptionDetails/exception/description")
                        .asText(said.at("/exceptionDetails/text").asText()));
            case "Log.entryAdded" -> {
                if (said.at("/entry/level").asText().equals("error")) {
                    errors.add(said.at("/entry/text").asText());
                }
            }
            case "Runtime.consoleAPICalled" -> {
                if (List.of("error", "assert").contains(said.path("type").asText())) {
                    errors.add(said.at("/args/0/value").asText(said.path("args").toString()));
                }
            }
            default -> {
                // nothing that a test asks about
            }
        }
    }

    private static String quoted(String text) {
        return DevTools.object().textNode(text).toString();
    }
}
