"use strict";

// Everything that is shown is set as text, so that markup in it stays text (TC-C-29).

const list = document.getElementById("conversation");
const status = document.getElementById("status");
const say = document.getElementById("say");
const settings = document.getElementById("settings");
const hints = document.getElementById("show-hints");
const names = { system: "System", user: "You", assistant: "Assistant" };
let shown = "";

function element(name, className, text) {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = visible(text);
  return made;
}

// Control characters would be swallowed, or end up in a terminal with what is copied from here.
function visible(text) {
  return text.replace(/[\u0000-\u0008\u000b-\u001f]/g, (it) => String.fromCharCode(0x2400 + it.charCodeAt(0)))
    .replace(/[\u007f-\u009f]/g, "\u2421")
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "\u25ab");
}

function said(item) {
  const li = element("li", item.kind);
  li.append(element("p", "who", names[item.kind]));
  if (item.text) li.append(element("p", "said", item.text));
  for (const call of item.calls) li.append(element("p", "calls", "calls " + call.tool + " " + call.arguments));
  return li;
}

function part(one) {
  if (one.kind === "image") {
    const image = element("img");
    image.src = one.text;
    image.alt = "image in the tool result";
    return image;
  }
  const text = element("pre", "", one.text);
  text.tabIndex = 0;
  return text;
}

function result(item) {
  const li = element("li", "result");
  li.dataset.callId = item.callId;
  li.dataset.state = item.state;
  const who = element("p", "who", "Result of " + item.tool + " ");
  for (const badge of item.badges) who.append(element("span", "badge " + badge.colour, "[" + badge.name + "]"));
  li.append(who);
  if (item.state === "full") {
    li.append(...item.parts.map(part));
    return li;
  }
  const expanded = item.state === "expanded";
  const original = element("div");
  original.id = "original-" + item.callId;
  original.hidden = !expanded;
  const button = element("button", "", item.state === "expanded" ? "Original result, read-only" : summary(item));
  button.type = "button";
  button.setAttribute("aria-expanded", String(expanded));
  button.setAttribute("aria-controls", original.id);
  button.addEventListener("click", () => send(expanded ? "/close" : "/expand", { callId: item.callId }));
  const heading = element("h2");
  heading.append(button);
  if (expanded) original.append(...item.parts.map(part));
  li.append(heading, original);
  return li;
}

function summary(item) {
  return item.parts.map((one) => one.text).join(" ");
}

function show(page) {
  const text = JSON.stringify(page);
  if (text === shown) return;
  shown = text;
  const focused = document.activeElement && document.activeElement.closest("[data-call-id]");
  list.replaceChildren(...page.items.map((item) => (item.kind === "result" ? result(item) : said(item))));
  if (focused) {
    const again = [...list.children].find((li) => li.dataset.callId === focused.dataset.callId);
    const button = again && again.querySelector("button");
    if (button) button.focus();
  }
  hints.checked = page.showHints;
  say.hidden = !(page.canSay || page.answering);
  say.querySelector("button").disabled = !page.canSay;
  status.className = page.problem ? "problem" : "";
  status.textContent = page.problem ? "No answer: " + visible(page.problem) : page.answering ? "The model is answering." : "";
}

async function ask(path, options) {
  const answer = await fetch(path, options);
  if (!answer.ok) {
    status.className = "problem";
    status.textContent = (await answer.text()).trim();
    return;
  }
  show(await answer.json());
}

function send(path, body) {
  return ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
}

document.getElementById("open-settings").addEventListener("click", () => settings.showModal());
document.getElementById("close-settings").addEventListener("click", () => settings.close());
hints.addEventListener("change", () => send("/settings", { showHints: hints.checked }));
say.addEventListener("submit", (event) => {
  event.preventDefault();
  const prompt = document.getElementById("prompt");
  if (prompt.value.trim()) {
    send("/say", { text: prompt.value });
    prompt.value = "";
  }
});

async function follow() {
  try {
    await ask("/conversation", {});
  } catch (gone) {
    status.className = "problem";
    status.textContent = "The client has gone.";
    return;
  }
  setTimeout(follow, 700);
}
follow();
