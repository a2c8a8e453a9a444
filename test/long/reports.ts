/**
 * `npm run test:reports`: the pages of studies in a real browser. Every page given, or every page in runs/studies, is
 * opened in light, in dark and on paper; nothing may be complained about, and every chart must be there to be seen.
 *
 *   npm run test:reports -- runs/studies/NAME/report.html --pictures reports
 *
 * Without any page yet, make one: irregulars balance --study experiments/NAME --quick. Needs a Chromium on the PATH, or
 * its place in CHROMIUM.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';

const RUNS = 'runs/studies';
const LOOKS = ['light', 'dark'] as const;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: 'string', default: 'reports' } },
});
const pages = positionals.length > 0 ? positionals : pagesIn(RUNS);
if (pages.length === 0) throw new Error(`no page in ${RUNS}; make one by irregulars balance --study FOLDER --quick`);
mkdirSync(values.pictures, { recursive: true });

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const failures: string[] = [];
try {
  for (const path of pages) for (const look of LOOKS) failures.push(...(await inspect(browser, path, look)));
} finally {
  await browser.close();
}
for (const failure of failures) console.log(failure);
console.log(`${failures.length === 0 ? 'passed' : 'FAILED'}: ${pages.length} pages, pictures in ${values.pictures}`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function inspect(from: Browser, path: string, look: (typeof LOOKS)[number]): Promise<string[]> {
  const complaints: string[] = [];
  const complain = (what: string): void => void complaints.push(`${path}, ${look}: ${what}`);
  const context = await from.newContext({ colorScheme: look, viewport: { width: 1100, height: 900 } });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complain(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complain(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith('file:') && !request.url().startsWith('data:')) complain(`asks for ${request.url()}`);
  });
  await page.goto(pathToFileURL(resolve(path)).href);
  await page.screenshot({ path: join(values.pictures, `${nameOf(path)}-${look}.png`), fullPage: true });
  await checkCharts(page, readFileSync(path, 'utf8'), complain);
  await checkSorting(page, complain);
  if (look === 'light') await checkPaper(page, path, complain);
  await context.close();
  return complaints;
}

/** Each figure of the file is on the page, with a drawing that has a size and marks inside its frame. */
async function checkCharts(page: Page, text: string, complain: (what: string) => void): Promise<void> {
  const expected = [...text.matchAll(/<figure data-chart="/g)].length;
  const figures = await page.locator('figure[data-chart]').all();
  if (figures.length !== expected) complain(`${figures.length} of ${expected} charts`);
  for (const figure of figures) {
    const kind = await figure.getAttribute('data-chart');
    const box = await figure.locator('svg').boundingBox();
    const marks = await figure.locator('svg :is(path, rect, circle)').count();
    if (!box || box.width < 200 || box.height < 60 || marks < 3) complain(`an empty chart of kind ${kind}`);
    if ((await figure.innerHTML()).includes('NaN')) complain(`a chart of kind ${kind} draws NaN`);
  }
}

/** A click on a head sorts the rows, a second one turns them round. */
async function checkSorting(page: Page, complain: (what: string) => void): Promise<void> {
  const table = page.locator('table').first();
  const head = table.locator('th').nth(1);
  const column = async (): Promise<string[]> => table.locator('tbody tr td:nth-child(2)').allTextContents();
  const before = await column();
  await head.click();
  const down = await column();
  await head.click();
  const up = await column();
  if (down.join() === up.join() && new Set(before.map(parseFloat)).size > 1) complain('the first table does not sort');
  if ([...down].sort().join() !== [...before].sort().join()) complain('sorting loses rows');
}

async function checkPaper(page: Page, path: string, complain: (what: string) => void): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  if (await page.locator('nav').isVisible()) complain('the contents are printed');
  await page.pdf({ path: join(values.pictures, `${nameOf(path)}.pdf`), format: 'A4' });
}

/** The folder says which study it is. */
function nameOf(path: string): string {
  const name = basename(path, '.html');
  return name === 'report' ? basename(dirname(resolve(path))) : name;
}

function pagesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => join(folder, name, 'report.html'))
    .filter((path) => existsSync(path));
}

function findChromium(): string {
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  const paths = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const found = process.env.CHROMIUM ?? paths.find((path) => existsSync(path));
  if (found === undefined) throw new Error('no Chromium on the PATH; install one, or name it in CHROMIUM');
  return found;
}
