import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { builtCli } from '../support/built-cli.ts';
import { ensureChromium } from '../support/chromium.ts';
import { progress } from '../support/command-line.ts';
import { type Served, serve } from '../support/headless-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { fillLibrary } from '../support/test-library.ts';
import {
  atMost,
  type Bench,
  median,
  numberOption,
  option,
  percentile,
  questions,
  round,
  type Target,
  targetTable,
} from './harness.ts';
import { heapOf, openApp, scrollList, startBundle, typeInto, typeIntoBaseline } from './ui/measured-page.ts';

/**
 * The UI in Chromium, over libraries of several sizes. Measures how soon it is usable, how soon a key is visible, and
 * how smoothly the list scrolls. Sizes take turns, so that other load on the machine affects all equally; ratios are
 * medians of the ratios per round. The frame rate is unlimited, so the time to the next frame is work, not waiting.
 * The baseline is a page with only a field, in the same rounds. `--sizes 100,10000` measures fewer, `--rounds N`
 * changes the run time.
 */
const SIZES = '0,100,10000,100000';
const ROUNDS = 5;
const FRAME = 16.7;
/** A key that takes longer, in milliseconds, is late. */
const KEY_LIMIT = 16;
/** The maximum time to scroll the list, in milliseconds. The result says how far it got. */
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
  const sizes = new Set([0, ...(option(args, '--sizes') ?? SIZES).split(',').map(Number)]);
  const rounds = numberOption(args, '--rounds', ROUNDS);
  await using folder = await temporaryFolder();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--disable-frame-rate-limit', '--disable-gpu-vsync'],
  });
  const libraries: Sized[] = [];
  const bare: number[][] = [];
  try {
    for (const size of sizes) libraries.push(await fill(join(folder.dir, String(size)), size));
    // The first round is a warm-up.
    for (let turn = -1; turn < rounds; turn++) {
      progress(turn < 0 ? 'warming up' : `round ${turn + 1} of ${rounds}`);
      for (const library of libraries) await meet(browser, library, turn >= 0);
      const times = await typeIntoBaseline(browser, TITLE);
      if (turn >= 0) bare.push(times);
    }
    const scrolled = [];
    for (const library of libraries) scrolled.push(await scroll(browser, library));
    return report(libraries, scrolled, bare, await startBundle());
  } finally {
    await browser.close();
    for (const { served } of libraries) await served.stop();
  }
};

async function fill(dir: string, size: number): Promise<Sized> {
  progress(`a library of ${size}`);
  await fillLibrary(dir, size);
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

/** The median over the rounds of a quantile of the keys of each. */
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
  const baseline = { p50: round(keys(bare, 0.5)), p99: round(keys(bare, 0.99)) };
  const targets = [
    atMost('Start bundle, kB gzip', bundle / 1000, 400),
    ...targetsOf(libraries, bare),
    ...scrolling
      .filter(({ frames }) => frames > 0)
      .map(({ size, longShare }) =>
        atMost(`Share of long frames while scrolling ${questions(size)}`, longShare, 0.02),
      ),
  ];
  return {
    json: { bench: 'ui', sizes, floor: baseline, scrolling, startBundle: bundle, targets },
    tables: [
      { title: 'Start and keys (milliseconds)', rows: sizes },
      { title: 'Key in the baseline field (milliseconds)', rows: [baseline] },
      { title: `Scrolling from end to end; long: over ${FRAME} ms`, rows: scrolling },
      targetTable(targets),
    ],
  };
}

const FIELDS = ['title', 'search'] as const;

function targetsOf(libraries: readonly Sized[], bare: readonly number[][]): Target[] {
  const [empty, small, middle, large] = SIZES.split(',').map((size) =>
    libraries.find((each) => each.size === Number(size)),
  );
  /** The median over the rounds of the ratio of two values of the same round. */
  const ratio = <T>(ones: readonly T[], others: readonly T[], figure: (one: T) => number): number =>
    median(
      ones.flatMap((one, turn) => {
        const other = others[turn];
        return other === undefined ? [] : [figure(one) / figure(other)];
      }),
    );
  const longShare = (times: readonly number[]): number =>
    times.filter((ms) => ms > KEY_LIMIT).length / times.length;
  const targets: Target[] = [];
  for (const field of FIELDS) {
    if (middle) {
      const beyond = middle[field].map((times, turn) => longShare(times) - longShare(bare[turn] ?? []));
      targets.push(
        atMost(
          `p50 of a keystroke in the ${field}, ${questions(middle.size)} / baseline`,
          ratio(middle[field], bare, median),
          1.7,
        ),
        atMost(
          `Share of keystrokes in the ${field} over ${KEY_LIMIT} ms, ${questions(middle.size)} - baseline`,
          median(beyond),
          0.02,
        ),
      );
    }
    if (large && empty) {
      const name = `p50 of a keystroke in the ${field}, ${questions(large.size)} / empty library`;
      targets.push(atMost(name, ratio(large[field], empty[field], median), 1.3));
    }
  }
  if (large && small) {
    const value = ratio(large.row, small.row, (ms) => ms);
    targets.push(atMost(`First row, ${questions(large.size)} / ${questions(small.size)}`, value, 1.3));
  }
  return targets;
}
