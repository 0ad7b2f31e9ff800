"use strict";
(() => {
  const form = document.getElementById("site-search");
  const words = document.getElementById("site-words");
  const entries = document.getElementById("entries");
  form.hidden = false;

  const show = () => {
    const query = words.value.trim().toLowerCase();
    const parts = query.split(/\s+/).filter(Boolean);
    let count = 0;
    for (const entry of entries.children) {
      entry.hidden = !parts.every((part) => entry.textContent.toLowerCase().includes(part));
      count += entry.hidden ? 0 : 1;
      if (query && entry.querySelector("b").textContent.toLowerCase() === query) {
        entries.prepend(entry);
      }
    }
    document.getElementById("found").textContent = query ? count + " found" : "";
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (entries) {
      const first = [...entries.children].find((entry) => !entry.hidden);
      if (first && words.value.trim()) {
        location.href = first.querySelector("a").href;
      }
    } else {
      location.href = "search.html#" + encodeURIComponent(words.value.trim());
    }
  });

  if (entries) {
    const fromAddress = () => {
      const asked = new URLSearchParams(location.search).get("q");
      words.value = location.hash ? decodeURIComponent(location.hash.slice(1)) : asked || "";
      show();
    };
    words.addEventListener("input", () => {
      history.replaceState(null, "", "#" + encodeURIComponent(words.value.trim()));
      show();
    });
    addEventListener("hashchange", fromAddress);
    fromAddress();
  }

  for (const code of document.querySelectorAll(".typed, .written")) {
    const text = code.querySelector("pre");
    if (text.querySelector("ins, del")) {
      continue;
    }
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.addEventListener("click", async () => {
      let done = true;
      try {
        await navigator.clipboard.writeText(text.textContent + "\n");
      } catch (refused) {
        getSelection().selectAllChildren(text);
        done = document.execCommand("copy");
      }
      button.textContent = done ? "Copied" : "Selected";
      setTimeout(() => { button.textContent = "Copy"; }, 2000);
    });
    code.append(button);
  }

  addEventListener("keydown", (event) => {
    if (event.key === "/" && !(event.target instanceof HTMLInputElement)) {
      event.preventDefault();
      words.focus();
    }
  });
})();
