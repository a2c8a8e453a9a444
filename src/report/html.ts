/** A report as one page that needs nothing else: style, charts and script are inside. */
import { drawChart } from './charts.js';
import { escapeHtml } from './html-text.js';
import type { Report, Section, Table } from './model.js';
import { anchorOf } from './model.js';
import { PAGE_STYLE, SORT_SCRIPT } from './page-style.js';

export function toHtml(report: Report): string {
  const { title, intro, sections, sources, command } = report;
  const contents = sections.map((s) => `<li><a href="#${anchorOf(s.title)}">${escapeHtml(s.title)}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${paragraphs(intro)}
<nav aria-label="Contents"><ol>${contents.join('')}</ol></nav>
${sections.map((section) => sectionHtml(section)).join('\n')}
<section><h2 id="sources">Sources</h2>
${tableHtml(sources)}
<p>Made by:</p>
<pre>${escapeHtml(command)}</pre>
</section>
</main>
<script>${SORT_SCRIPT}</script>
</body>
</html>
`;
}

function sectionHtml({ title, text, chart, table, source }: Section): string {
  const figure = chart === undefined ? '' : `<figure data-chart="${chart.kind}">${drawChart(chart)}</figure>\n`;
  return `<section><h2 id="${anchorOf(title)}">${escapeHtml(title)}</h2>
${paragraphs(text)}
${figure}${tableHtml(table)}
<p class="source">${escapeHtml(source)}</p>
</section>`;
}

/** Code in the way of Markdown is the only mark-up that texts of reports have. */
const paragraphs = (texts: readonly string[]): string =>
  texts.map((text) => `<p>${escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>`).join('\n');

function tableHtml({ head, rows }: Table): string {
  const cells = (tag: string, row: readonly string[]): string =>
    `<tr>${row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<div class="scroll"><table><thead>${cells('th', head)}</thead>
<tbody>${rows.map((row) => cells('td', row)).join('\n')}</tbody></table></div>`;
}
