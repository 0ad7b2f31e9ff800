"use strict";
(() => {
  /* In a table of marks the arrows go from mark to mark; the tabulator key goes past it. */
  for (const table of document.querySelectorAll("table.matrix")) {
    const rows = [...table.tBodies[0].rows].map((row) => [...row.cells].map((cell) => cell.querySelector("a")));
    const all = rows.flat().filter(Boolean);
    all.forEach((link, i) => { link.tabIndex = i === 0 ? 0 : -1; });
    const go = (link) => {
      all.forEach((one) => { one.tabIndex = one === link ? 0 : -1; });
      link.focus();
    };
    const from = (y, x, down, right) => {
      for (y += down, x += right; rows[y] && x >= 0 && x < rows[y].length; y += down, x += right) {
        if (rows[y][x]) {
          return rows[y][x];
        }
      }
      return null;
    };
    table.addEventListener("keydown", (event) => {
      const y = rows.findIndex((row) => row.includes(document.activeElement));
      if (y < 0 || event.ctrlKey || event.altKey || event.metaKey) {
        return;
      }
      const x = rows[y].indexOf(document.activeElement);
      const to = {
        ArrowRight: () => from(y, x, 0, 1),
        ArrowLeft: () => from(y, x, 0, -1),
        ArrowDown: () => from(y, x, 1, 0),
        ArrowUp: () => from(y, x, -1, 0),
        Home: () => from(y, -1, 0, 1),
        End: () => from(y, rows[y].length, 0, -1),
      }[event.key];
      const link = to && to();
      if (link) {
        go(link);
        event.preventDefault();
      }
    });
  }
})();
