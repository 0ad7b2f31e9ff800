"use strict";
(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const byId = (id) => document.getElementById(id);

  /* Buttons that copy a command. */
  const said = document.createElement("p");
  said.className = "unseen";
  said.setAttribute("role", "status");
  document.querySelector("main").append(said);

  const copied = async (code) => {
    try {
      await navigator.clipboard.writeText(code.textContent);
      return true;
    } catch (refused) {
      getSelection().selectAllChildren(code);
      return document.execCommand("copy");
    }
  };

  for (const code of all("code.command")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.setAttribute("aria-label", "Copy the command " + code.textContent);
    button.addEventListener("click", async () => {
      const done = await copied(code);
      button.textContent = done ? "Copied" : "Selected";
      said.textContent = done ? "Copied." : "Selected; copy it with the keyboard.";
      setTimeout(() => { button.textContent = "Copy"; said.textContent = ""; }, 2000);
    });
    code.after(button);
  }

  /* Filters and search: over the rows, and over the cards that belong to them. */
  const bar = byId("filters");
  const rows = all("tr[data-of]").map((row) => {
    const card = document.querySelector("article.card#" + CSS.escape(row.dataset.of));
    return { row, card, text: "" };
  });

  const textOf = (one) => {
    one.text = one.text || (one.row.textContent + " " + (one.card ? one.card.textContent : "")).toLowerCase();
    return one.text;
  };

  const show = () => {
    const chosen = all("#filters select").filter((select) => select.value);
    const words = byId("words").value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    let cards = 0;
    for (const one of rows) {
      const fits = chosen.every((select) => one.row.dataset[select.name].split(" ").includes(select.value))
        && words.every((word) => textOf(one).includes(word));
      one.row.hidden = !fits;
      count += fits ? 1 : 0;
      if (one.card) {
        one.card.hidden = !fits;
        cards += fits ? 1 : 0;
      }
    }
    for (const group of all("details.group")) {
      group.hidden = !group.querySelector("tr[data-of]:not([hidden])");
    }
    const section = byId("short");
    if (section) {
      section.hidden = cards === 0;
    }
    const choosing = chosen.length + words.length > 0;
    byId("reset").disabled = !choosing;
    const noun = bar.dataset.noun || "requirements";
    byId("shown").textContent = count === rows.length
      ? rows.length + " " + noun
      : (count || "none") + " of " + rows.length + " " + noun;
  };

  /* What is chosen stands in the address, so that a link or a reload shows the same. */
  const tell = () => {
    const chosen = new URLSearchParams();
    for (const field of all("#filters select, #words")) {
      if (field.value) {
        chosen.set(field.name || field.id, field.value);
      }
    }
    history.replaceState(null, "", "#" + chosen);
  };

  const listen = () => {
    const told = new URLSearchParams(location.hash.slice(1));
    for (const field of all("#filters select, #words")) {
      field.value = told.get(field.name || field.id) || "";
      if (field.selectedIndex === -1) {
        field.value = "";
      }
    }
    show();
  };

  const reset = () => {
    byId("words").value = "";
    all("#filters select").forEach((select) => { select.value = ""; });
    show();
  };

  /* A link leads to its place even if that is filtered away or folded. */
  const arrive = () => {
    if (bar && location.hash.includes("=")) {
      listen();
      return;
    }
    const place = location.hash.length > 1 && byId(location.hash.slice(1));
    if (!place) {
      return;
    }
    if (bar && place.closest("[hidden]")) {
      reset();
    }
    for (let fold = place.closest("details"); fold; fold = fold.parentElement.closest("details")) {
      fold.open = true;
    }
    place.scrollIntoView();
  };

  if (bar) {
    bar.hidden = false;
    bar.addEventListener("input", () => { show(); tell(); });
    byId("reset").addEventListener("click", () => { reset(); tell(); byId("words").focus(); });
    show();
  }
  addEventListener("hashchange", arrive);
  arrive();

  /* Paper shows what is folded. */
  let folded = [];
  addEventListener("beforeprint", () => {
    folded = all("details:not([open])");
    folded.forEach((fold) => { fold.open = true; });
  });
  addEventListener("afterprint", () => { folded.forEach((fold) => { fold.open = false; }); });
})();
