"use strict";
(() => {
  const folds = () => [...document.querySelectorAll(".messages details")];

  /* A link leads to its message unfolded. */
  const arrive = () => {
    const place = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
    const fold = place && place.querySelector("details");
    if (fold) {
      fold.open = true;
      (fold.querySelector("mark") || place).scrollIntoView({ block: "nearest" });
    }
  };

  const button = document.getElementById("all");
  let open = false;
  button.hidden = folds().length === 0;
  button.addEventListener("click", () => {
    open = !open;
    folds().forEach((fold) => { fold.open = open; });
    button.textContent = open ? "Close all" : "Open all";
  });

  addEventListener("hashchange", arrive);
  arrive();

  /* Paper shows what is folded. */
  let folded = [];
  addEventListener("beforeprint", () => {
    folded = folds().filter((fold) => !fold.open);
    folded.forEach((fold) => { fold.open = true; });
  });
  addEventListener("afterprint", () => { folded.forEach((fold) => { fold.open = false; }); });
})();
