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
import {
  heapOf,
  openApp,
  openCpuMeter,
  scrollList,
  startBundle,
  typeInto,
  typeIntoBaseline,
} from './ui/measured-page.ts';

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
/** The minimum number of frames that scroll. With these, the share of long ones is exact to 1%. */
const MIN_FRAMES = 300;
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
  /** Main thread time of a key in the title in milliseconds, per round. */
  keyCpu: number[];
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
  return { size, served: await serve(dir), row: [], typing: [], title: [], search: [], keyCpu: [] };
}

async function meet(browser: Browser, library: Sized, counts: boolean): Promise<void> {
  const { page, start } = await openApp(browser, await library.served.link(), library.size === 0);
  const search = await typeInto(page, 'search', SEARCH);
  const cpu = await openCpuMeter(page);
  const before = await cpu();
  const title = await typeInto(page, 'title', TITLE);
  const keyCpu = ((await cpu()) - before) / TITLE.length;
  if (counts) {
    library.keyCpu.push(keyCpu);
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
  const { frames, rows, total } = await scrollList(page, MIN_FRAMES, SCROLL_LIMIT);
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

/** Returns the median over the rounds of a quantile of the keys of each. */
const keys = (rounds: readonly number[][], share: number): number =>
  median(rounds.map((times) => percentile(times, share)));

function report(
  libraries: readonly Sized[],
  scrolled: readonly Awaited<ReturnType<typeof scroll>>[],
  bare: readonly number[][],
  bundle: number,
) {
  const sizes = libraries.map(({ size, row, typing, title, search, keyCpu }) => ({
    size,
    keyCpu: round(median(keyCpu)),
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
      { title: `Scrolling back and forth; long: over ${FRAME} ms`, rows: scrolling },
      targetTable(targets),
    ],
  };
}

const FIELDS = ['title', 'search'] as const;
/** Quantiles of the keystrokes with their highest ratio to the baseline. */
const KEY_TARGETS = {
  title: [
    [0.5, 1.7],
    [0.9, 1.7],
    [0.99, 1.5],
  ],
  search: [[0.5, 1.7]],
} as const;

function targetsOf(libraries: readonly Sized[], bare: readonly number[][]): Target[] {
  const [empty, small, middle, large] = SIZES.split(',').map((size) =>
    libraries.find((each) => each.size === Number(size)),
  );
  /** Returns the ratio of two values of the same round, per round. */
  const ratios = <T>(ones: readonly T[], others: readonly T[], figure: (one: T) => number): number[] =>
    ones.flatMap((one, turn) => {
      const other = others[turn];
      return other === undefined ? [] : [figure(one) / figure(other)];
    });
  const longShare = (times: readonly number[]): number =>
    times.filter((ms) => ms > KEY_LIMIT).length / times.length;
  const targets: Target[] = [];
  for (const field of FIELDS) {
    if (middle) {
      const name = `a keystroke in the ${field}, ${questions(middle.size)} / baseline`;
      for (const [share, bound] of KEY_TARGETS[field]) {
        const figure = (times: readonly number[]) => percentile(times, share);
        targets.push(atMost(`p${100 * share} of ${name}`, ratios(middle[field], bare, figure), bound));
      }
      const beyond = middle[field].map((times, turn) => longShare(times) - longShare(bare[turn] ?? []));
      targets.push(
        atMost(
          `Share of keystrokes in the ${field} over ${KEY_LIMIT} ms, ${questions(middle.size)} - baseline`,
          beyond,
          0.02,
        ),
      );
    }
    if (large && empty) {
      const name = `p50 of a keystroke in the ${field}, ${questions(large.size)} / empty library`;
      targets.push(atMost(name, ratios(large[field], empty[field], median), 1.3));
    }
  }
  if (middle) {
    const name = `Main thread time of a keystroke in the title, ${questions(middle.size)}, ms`;
    targets.push(atMost(name, middle.keyCpu, 4));
    targets.push(atMost(`First row, ${questions(middle.size)}, ms`, middle.row, 500));
  }
  if (large && small) {
    const values = ratios(large.row, small.row, (ms) => ms);
    targets.push(atMost(`First row, ${questions(large.size)} / ${questions(small.size)}`, values, 1.3));
  }
  return targets;
}
