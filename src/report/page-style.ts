/** Looks of a report: light and dark by the reader's settings, and plain on paper. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --ink: #1d2430; --soft: #5b6675; --paper: #fdfcf9; --line: #d9d5cb; --stripe: #f5f2ea; --link: #0b5cad;
}
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e4dd; --soft: #a3a9b4; --paper: #15181d; --line: #343a44; --stripe: #1c2027; --link: #7db7ff; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 62rem; color: var(--ink); background: var(--paper);
  font: 16px/1.55 system-ui, sans-serif; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 1rem; text-wrap: balance; }
h2 { font-size: 1.25rem; margin: 2.75rem 0 .5rem; padding-top: .5rem; border-top: 1px solid var(--line); }
a { color: var(--link); }
nav ol { columns: 2 20rem; padding-left: 1.4rem; }
figure { margin: 1rem 0; overflow-x: auto; }
figure svg { background: transparent; color: var(--ink); --plot-background: var(--paper); max-width: 100%; height: auto; }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1rem; font-size: .85rem; margin: 0 0 .25rem; padding: 0; list-style: none; }
.legend i { display: inline-block; width: .8em; height: .8em; margin-right: .4em; border-radius: 2px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .75rem .3rem 0; text-align: left; white-space: nowrap; border-bottom: 1px solid var(--line); }
tbody tr:nth-child(even) { background: var(--stripe); }
th { cursor: pointer; user-select: none; vertical-align: bottom; }
th[aria-sort=ascending]::after { content: " ▲"; font-size: .7em; }
th[aria-sort=descending]::after { content: " ▼"; font-size: .7em; }
.source { color: var(--soft); font-size: .8rem; overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: .75rem; background: var(--stripe); border: 1px solid var(--line); font-size: .85rem; }
@media print {
  :root { color-scheme: light; --ink: #000; --soft: #444; --paper: #fff; --line: #bbb; --stripe: #fff; }
  body { max-width: none; padding: 0; font-size: 11pt; }
  nav { display: none; }
  figure, tr { break-inside: avoid; }
  h2 { break-after: avoid; }
  .scroll { overflow: visible; }
  th, td { white-space: normal; }
}
`;

/** Sorts a table by the column whose head is clicked: by its first number where it has one, else by its words. */
export const SORT_SCRIPT = `
for (const head of document.querySelectorAll('th')) {
  head.tabIndex = 0;
  const sort = () => {
    const table = head.closest('table');
    const body = table.tBodies[0];
    const column = head.cellIndex;
    const order = head.getAttribute('aria-sort') === 'descending' ? 'ascending' : 'descending';
    for (const other of table.querySelectorAll('th')) other.removeAttribute('aria-sort');
    head.setAttribute('aria-sort', order);
    const sign = order === 'ascending' ? 1 : -1;
    const text = (row) => row.cells[column].textContent;
    const number = (row) => parseFloat(text(row).replace(/,/g, ''));
    const compare = (a, b) => {
      const x = number(a), y = number(b);
      if (Number.isNaN(x) !== Number.isNaN(y)) return Number.isNaN(x) ? 1 : -1;
      return sign * (Number.isNaN(x) ? text(a).localeCompare(text(b)) : x - y);
    };
    body.append(...[...body.rows].sort(compare));
  };
  head.addEventListener('click', sort);
  head.addEventListener('keydown', (event) => { if (event.key === 'Enter') sort(); });
}
`;
