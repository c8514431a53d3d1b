import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { createNodeFiles } from '../../electron/host/files.ts';
import { openStore } from '../../electron/host/library/store/open-store.ts';
import { builtCli } from '../support/built-cli.ts';
import { ensureChromium } from '../support/chromium.ts';
import { progress } from '../support/command-line.ts';
import { type Served, serve } from '../support/serve.ts';
import { exampleEntry } from '../support/store-entries.ts';
import { atMost, type Bench, drive, median, percentile, round, targetTable } from './harness.ts';
import { heapOf, openApp, scrollList, startBundle, typeInto, typeIntoBare } from './ui/page.ts';

/**
 * The window as people meet it, in Chromium, over libraries of several sizes: how soon it can be used, how soon a key
 * is seen, how smoothly the list scrolls. Sizes take turns, so that whatever else the machine does meets all of them
 * alike; ratios are medians of the ratios within a round. Frames come as fast as they can be made, not sixty a second:
 * the time to the next one is work, not waiting. The floor is a page with nothing but a field, in the same rounds: what it
 * takes there is Chromium's and the machine's. `--sizes 100,10000` measures fewer.
 */
const SIZES = [0, 100, 10_000, 100_000];
const ROUNDS = 5;
const FRAME = 16.7;
/** The longest that the list is scrolled, in milliseconds: it is said how far it came. */
const SCROLL_LIMIT = 60_000;
const TITLE = ' and what would you tell somebody who has never had it';
const SEARCH = 'what makes you laugh in public';

interface Sized {
  size: number;
  served: Served;
  row: number[];
  typing: number[];
  title: number[][];
  search: number[][];
}

export const bench: Bench = async (args) => {
  builtCli();
  const at = args.indexOf('--sizes');
  const sizes = at < 0 ? SIZES : [0, ...(args[at + 1] ?? '').split(',').map(Number)];
  const folder = await mkdtemp(join(tmpdir(), 'qotd-bench-ui-'));
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--disable-frame-rate-limit', '--disable-gpu-vsync'],
  });
  const libraries: Sized[] = [];
  const bare: number[][] = [];
  try {
    for (const size of sizes) libraries.push(await fill(join(folder, String(size)), size));
    // The first round warms up.
    for (let turn = -1; turn < ROUNDS; turn++) {
      progress(turn < 0 ? 'warming up' : `round ${turn + 1} of ${ROUNDS}`);
      for (const library of libraries) await meet(browser, library, turn >= 0);
      const times = await typeIntoBare(browser, TITLE);
      if (turn >= 0) bare.push(times);
    }
    const scrolled = [];
    for (const library of libraries) scrolled.push(await scroll(browser, library));
    return report(libraries, scrolled, bare, await startBundle());
  } finally {
    await browser.close();
    for (const { served } of libraries) await served.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

async function fill(dir: string, size: number): Promise<Sized> {
  progress(`a library of ${size}`);
  const log = { info: () => {}, warn: console.error, error: console.error };
  const store = await openStore({ dir, files: createNodeFiles(), log });
  await drive(1000, size, () => store.commit(exampleEntry(store.reserveId())));
  await store.close();
  return { size, served: await serve(dir), row: [], typing: [], title: [], search: [] };
}

async function meet(browser: Browser, library: Sized, counts: boolean): Promise<void> {
  const { page, start } = await openApp(browser, await library.served.link(), library.size === 0);
  const search = await typeInto(page, 'search', SEARCH);
  const title = await typeInto(page, 'title', TITLE);
  if (counts) {
    library.row.push(start.row ?? Number.NaN);
    library.typing.push(start.typing);
    library.search.push(search);
    library.title.push(title);
  }
  await page.context().close();
}

async function scroll(browser: Browser, { size, served }: Sized) {
  progress(`scrolling ${size}`);
  const { page } = await openApp(browser, await served.link(), size === 0);
  const { frames, rows, total } = await scrollList(page, SCROLL_LIMIT);
  const heap = await heapOf(page);
  await page.context().close();
  return {
    size,
    frames: frames.length,
    long: frames.filter((ms) => ms > FRAME).length,
    p99: percentile(frames, 0.99),
    reached: size === 0 ? 1 : rows / total,
    heap,
  };
}

/** The medians over the rounds of a share of the keys of each. */
const keys = (rounds: readonly number[][], share: number): number =>
  median(rounds.map((times) => percentile(times, share)));

function report(
  libraries: readonly Sized[],
  scrolled: readonly Awaited<ReturnType<typeof scroll>>[],
  bare: readonly number[][],
  bundle: number,
) {
  const sizes = libraries.map(({ size, row, typing, title, search }) => ({
    size,
    firstRow: round(median(row)),
    typing: round(median(typing)),
    titleP50: round(keys(title, 0.5)),
    titleP99: round(keys(title, 0.99)),
    searchP50: round(keys(search, 0.5)),
    searchP99: round(keys(search, 0.99)),
  }));
  const scrolling = scrolled.map(({ size, frames, long, p99, reached, heap }) => ({
    size,
    frames,
    long,
    longShare: round(frames === 0 ? 0 : long / frames),
    p99: round(frames === 0 ? 0 : p99),
    reached: round(reached),
    heapMB: round(heap / 1e6),
  }));
  const floor = { p50: round(keys(bare, 0.5)), p99: round(keys(bare, 0.99)) };
  const targets = [atMost('start bundle, kB gzip', bundle / 1000, 400), ...targetsOf(libraries)];
  return {
    json: { bench: 'ui', sizes, floor, scrolling, startBundle: bundle, targets },
    tables: [
      { title: 'Start and keys (milliseconds)', rows: sizes },
      { title: 'A key in a bare field (milliseconds)', rows: [floor] },
      { title: `Scrolling from end to end; long: over ${FRAME} ms`, rows: scrolling },
      targetTable(targets),
    ],
  };
}

function targetsOf(libraries: readonly Sized[]) {
  const [empty, small, middle, large] = SIZES.map((size) => libraries.find((each) => each.size === size));
  const ratio = (of: number[], to: number[]) =>
    median(of.map((value, turn) => value / (to[turn] ?? Number.NaN)));
  const p99 = (rounds: number[][]) => rounds.map((times) => percentile(times, 0.99));
  return [
    ...(middle
      ? (['title', 'search'] as const).map((field) =>
          atMost(`p99 of a key in the ${field} at ${middle.size}, ms`, keys(middle[field], 0.99), 16),
        )
      : []),
    ...(large && empty
      ? (['title', 'search'] as const).map((field) =>
          atMost(
            `p99 of a key in the ${field}, ${large.size} / empty`,
            ratio(p99(large[field]), p99(empty[field])),
            1.5,
          ),
        )
      : []),
    ...(large && small
      ? [atMost(`first row, ${large.size} / ${small.size}`, ratio(large.row, small.row), 1.5)]
      : []),
  ];
}
