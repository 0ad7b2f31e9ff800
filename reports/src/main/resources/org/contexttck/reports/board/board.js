"use strict";
(() => {
  /* In a table of marks the arrows go from mark to mark; the tabulator key goes past it. */
  for (const table of document.querySelectorAll("table.matrix")) {
    const rows = [...table.tBodies[0].rows].map((row) => [...row.querySelectorAll("a")]);
    const all = rows.flat();
    all.forEach((link, i) => { link.tabIndex = i === 0 ? 0 : -1; });
    const go = (link) => {
      all.forEach((one) => { one.tabIndex = one === link ? 0 : -1; });
      link.focus();
    };
    table.addEventListener("keydown", (event) => {
      const y = rows.findIndex((row) => row.includes(document.activeElement));
      if (y < 0 || event.ctrlKey || event.altKey || event.metaKey) {
        return;
      }
      const x = rows[y].indexOf(document.activeElement);
      const to = {
        ArrowRight: () => rows[y][x + 1],
        ArrowLeft: () => rows[y][x - 1],
        ArrowDown: () => rows[y + 1] && rows[y + 1][Math.min(x, rows[y + 1].length - 1)],
        ArrowUp: () => rows[y - 1] && rows[y - 1][Math.min(x, rows[y - 1].length - 1)],
        Home: () => rows[y][0],
        End: () => rows[y][rows[y].length - 1],
      }[event.key];
      const link = to && to();
      if (link) {
        go(link);
        event.preventDefault();
      }
    });
  }
})();
