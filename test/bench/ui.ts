import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBuiltCli } from '../support/built-cli.ts';
import { ensureChromium } from '../support/chromium.ts';
import { reportProgress } from '../support/command-line.ts';
import { type Served, serve } from '../support/headless-server.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { fillLibrary } from '../support/test-library.ts';
import {
  type Bench,
  computeMedian,
  computePercentile,
  createMaximumTarget,
  formatQuestionCount,
  formatTargetTable,
  readNumberOption,
  readOption,
  round,
  type Target,
} from './harness.ts';
import {
  measureHeap,
  openApp,
  openCpuMeter,
  scrollList,
  startBundle,
  typeInto,
  typeIntoBaseline,
} from './ui/measured-page.ts';

/**
 * Measures the UI in Chromium with libraries of several sizes: the time until the app is usable, the time
 * until a keystroke is visible, and how smoothly the list scrolls. Sizes take turns, because other load on
 * the machine must affect all sizes equally. Ratios are medians of the rounds' ratios. The frame rate is
 * unlimited, so the time to the next frame contains no idle waiting. The baseline is a page with only a text
 * field, in the same rounds. `--sizes 100,10000` measures fewer sizes, and `--rounds N` changes the run time.
 */
const SIZES = '0,100,10000,100000';
const ROUNDS = 5;
const FRAME = 16.7;
/** The time in milliseconds after which a keystroke counts as late. */
const KEY_LIMIT = 16;
/**
 * The minimum number of frames that scroll. With 300 frames, the share of long frames has a resolution better
 * than 1%.
 */
const MIN_FRAMES = 300;
/** The maximum time to scroll the list, in milliseconds. The result contains the number of rows reached. */
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
  /** The main thread time per keystroke in the title in milliseconds, by round. */
  keyCpu: number[];
}

export const bench: Bench = async (args) => {
  findBuiltCli();
  const sizes = new Set([0, ...(readOption(args, '--sizes') ?? SIZES).split(',').map(Number)]);
  const rounds = readNumberOption(args, '--rounds', ROUNDS);
  await using folder = await createTemporaryFolder();
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
      reportProgress(turn < 0 ? 'warming up' : `round ${turn + 1} of ${rounds}`);
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
  reportProgress(`a library of ${size}`);
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
  reportProgress(`scrolling ${size}`);
  const { page } = await openApp(browser, await served.link(), size === 0);
  const { frames, rows, total } = await scrollList(page, MIN_FRAMES, SCROLL_LIMIT);
  const heap = await measureHeap(page);
  await page.context().close();
  return {
    size,
    frames: frames.length,
    long: frames.filter((ms) => ms > FRAME).length,
    p99: computePercentile(frames, 0.99),
    reached: size === 0 ? 1 : rows / total,
    heap,
  };
}

/** Returns the median of the rounds' quantiles. */
const getKeyQuantile = (rounds: readonly number[][], share: number): number =>
  computeMedian(rounds.map((times) => computePercentile(times, share)));

function report(
  libraries: readonly Sized[],
  scrolled: readonly Awaited<ReturnType<typeof scroll>>[],
  bare: readonly number[][],
  bundle: number,
) {
  const sizes = libraries.map(({ size, row, typing, title, search, keyCpu }) => ({
    size,
    keyCpu: round(computeMedian(keyCpu)),
    firstRow: round(computeMedian(row)),
    typing: round(computeMedian(typing)),
    titleP50: round(getKeyQuantile(title, 0.5)),
    titleP99: round(getKeyQuantile(title, 0.99)),
    searchP50: round(getKeyQuantile(search, 0.5)),
    searchP99: round(getKeyQuantile(search, 0.99)),
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
  const baseline = { p50: round(getKeyQuantile(bare, 0.5)), p99: round(getKeyQuantile(bare, 0.99)) };
  const targets = [
    createMaximumTarget('Start bundle, kB gzip', bundle / 1000, 400),
    ...listTargets(libraries, bare),
    ...scrolling
      .filter(({ frames }) => frames > 0)
      .map(({ size, longShare }) =>
        createMaximumTarget(
          `Share of long frames while scrolling ${formatQuestionCount(size)}`,
          longShare,
          0.02,
        ),
      ),
  ];
  return {
    json: { bench: 'ui', sizes, floor: baseline, scrolling, startBundle: bundle, targets },
    tables: [
      { title: 'Start and keys (milliseconds)', rows: sizes },
      { title: 'Key in the baseline field (milliseconds)', rows: [baseline] },
      { title: `Scrolling back and forth; long: over ${FRAME} ms`, rows: scrolling },
      formatTargetTable(targets),
    ],
  };
}

const FIELDS = ['title', 'search'] as const;
/** The measured quantiles of keystrokes, with the maximum ratio to the baseline. */
const KEY_TARGETS = {
  title: [
    [0.5, 1.7],
    [0.9, 1.7],
    [0.99, 1.5],
  ],
  search: [[0.5, 1.7]],
} as const;

function listTargets(libraries: readonly Sized[], bare: readonly number[][]): Target[] {
  const [empty, small, middle, large] = SIZES.split(',').map((size) =>
    libraries.find((each) => each.size === Number(size)),
  );
  /** Returns a value's ratio between the two series for each round. */
  const computeRatios = <T>(
    ones: readonly T[],
    others: readonly T[],
    formatFigure: (one: T) => number,
  ): number[] =>
    ones.flatMap((one, turn) => {
      const other = others[turn];
      return other === undefined ? [] : [formatFigure(one) / formatFigure(other)];
    });
  const computeLongShare = (times: readonly number[]): number =>
    times.filter((ms) => ms > KEY_LIMIT).length / times.length;
  const targets: Target[] = [];
  for (const field of FIELDS) {
    if (middle) {
      const name = `a keystroke in the ${field}, ${formatQuestionCount(middle.size)} / baseline`;
      for (const [share, bound] of KEY_TARGETS[field]) {
        const formatFigure = (times: readonly number[]) => computePercentile(times, share);
        targets.push(
          createMaximumTarget(
            `p${100 * share} of ${name}`,
            computeRatios(middle[field], bare, formatFigure),
            bound,
          ),
        );
      }
      const beyond = middle[field].map(
        (times, turn) => computeLongShare(times) - computeLongShare(bare[turn] ?? []),
      );
      targets.push(
        createMaximumTarget(
          `Share of keystrokes in the ${field} over ${KEY_LIMIT} ms, ${formatQuestionCount(middle.size)} - baseline`,
          beyond,
          0.02,
        ),
      );
    }
    if (large && empty) {
      const name = `p50 of a keystroke in the ${field}, ${formatQuestionCount(large.size)} / empty library`;
      targets.push(createMaximumTarget(name, computeRatios(large[field], empty[field], computeMedian), 1.3));
    }
  }
  if (middle) {
    const name = `Main thread time of a keystroke in the title, ${formatQuestionCount(middle.size)}, ms`;
    targets.push(createMaximumTarget(name, middle.keyCpu, 4));
    targets.push(createMaximumTarget(`First row, ${formatQuestionCount(middle.size)}, ms`, middle.row, 500));
  }
  if (large && small) {
    const values = computeRatios(large.row, small.row, (ms) => ms);
    targets.push(
      createMaximumTarget(
        `First row, ${formatQuestionCount(large.size)} / ${formatQuestionCount(small.size)}`,
        values,
        1.3,
      ),
    );
  }
  return targets;
}
