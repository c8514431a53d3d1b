import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Bench,
  createMaximumTarget,
  createMinimumTarget,
  formatTargetTable,
  round,
  type Table,
  type Target,
} from './harness.ts';
import { formatMarkdownTable, writeMeasured } from './parts/peer-page.ts';
import { calibrate, formatCalibrationTable } from './similar/calibration-table.ts';
import { describeGold, describeMany, describeQuestions } from './similar/corpus.ts';
import { ABLATIONS, ENGINES, selectEngines, TIMED } from './similar/engines.ts';
import { formatPairTables, scorePairs } from './similar/labeled-pairs.ts';
import { formatLanguageTable } from './similar/language-sets.ts';
import { type Speed, timeAll } from './similar/latency.ts';
import { type Finding, findAll, formatKindTables, formatSummaryTable, getGrades } from './similar/quality.ts';

/**
 * Measures how well and how fast the app's engine finds duplicates, compared to other libraries and methods
 * in the same run. `--corpus FILE --gold FILE`: quality on questions `{id, text}` and queries `{query,
 * relevant, ignore, kind}`, one JSON object per line; by default on this repository's small English set.
 * `--latency FILE [--n 10000,100000]`: time and memory for this many questions, with generated variants if
 * FILE has fewer; `--latency own` generates all of them. `--engine studio,minisearch` selects engines;
 * `--ablation` compares the app's engine to variants with one part removed. `--calibration` compares its
 * scores in small and large libraries; `--languages` uses the sets in ten languages. `--pairs FILE [--texts
 * FILE,FILE]`: scores of manually labeled pairs `{query, question, label}`, identified by IDs in the text
 * files or given as text, such as `test/support/similar/german-pairs.jsonl`. `--second`: the queries are from
 * the second held-out set. `--write` puts the results into docs/project/similarity-engine.md.
 */
const SIZES = '10000,100000';

export const bench: Bench = async (args) => {
  const { corpus, gold, latency, sizes, engines, isQuality, values } = readArgs(args);
  const data = {
    ...(isQuality ? { questions: describeQuestions(corpus) } : {}),
    ...(isQuality || latency !== null ? { queries: describeGold(gold) } : {}),
    ...(latency === null ? {} : { latency: describeMany(latency) }),
  };
  const findings = isQuality ? await findAll(engines, corpus, gold) : [];
  const calibration = values.calibration ? calibrate() : [];
  const languages = values.languages ? await formatLanguageTable() : { title: '', rows: [] };
  const pairs =
    values.pairs === undefined ? [] : await scorePairs(values.pairs, values.texts?.split(',') ?? []);
  const speeds: Speed[] = [];
  for (const count of sizes) {
    if (latency !== null) speeds.push(...(await timeAll(engines, { source: latency, gold, count })));
  }
  const grades = findings.filter(({ engine }) => engine === 'studio').flatMap(getGrades);
  // This repository's set is only for a quick check. The targets apply to a corpus of real questions.
  const targets = [
    ...(corpus === null ? [] : listQualityTargets(findings, values.second)),
    ...listSpeedTargets(speeds),
  ];
  const isThere = ({ rows }: Table) => rows.some((row) => Object.keys(row).length > 0);
  const tables = {
    data: [{ title: 'Measured on', rows: [data] }].filter(isThere),
    [values.ablation ? 'ablation' : 'quality']: [
      formatSummaryTable(findings),
      formatGradeTable(grades),
    ].filter(isThere),
    kinds: formatKindTables(findings).filter(isThere),
    calibration: [formatCalibrationTable(calibration)].filter(isThere),
    languages: [languages].filter(isThere),
    pairs: formatPairTables(pairs).filter(isThere),
    speed: [formatSpeedTable(speeds)].filter(isThere),
    targets: [formatTargetTable(targets)].filter(isThere),
  };
  if (values.write) writeSections(tables);
  return {
    json: {
      bench: 'similar',
      data,
      quality: findings.map(toJson),
      grades,
      calibration,
      languages: languages.rows,
      pairs,
      latency: speeds,
      targets,
    },
    tables: Object.values(tables).flat(),
  };
};

/** Parses the arguments. `isQuality` is true by default or if a quality option is used. */
function readArgs(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      corpus: { type: 'string' },
      gold: { type: 'string' },
      latency: { type: 'string' },
      n: { type: 'string', default: SIZES },
      engine: { type: 'string' },
      ablation: { type: 'boolean', default: false },
      calibration: { type: 'boolean', default: false },
      languages: { type: 'boolean', default: false },
      pairs: { type: 'string' },
      texts: { type: 'string' },
      second: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const { corpus = null, gold = null, latency = null, engine, ablation } = values;
  if (corpus !== null && gold === null) throw new Error('--corpus FILE needs --gold FILE.');
  const picked = ablation ? ABLATIONS : latency === null ? ENGINES : TIMED;
  return {
    corpus,
    gold,
    latency,
    sizes: values.n.split(',').map(Number),
    engines: engine === undefined ? picked : selectEngines(engine.split(',')),
    isQuality:
      corpus !== null ||
      !(latency !== null || values.calibration || values.languages || values.pairs !== undefined),
    values,
  };
}

const toJson = ({ engine, title, built, report }: Finding) => ({
  engine,
  title,
  questions: built.documents,
  ...report,
});

const formatGradeTable = (grades: ReturnType<typeof getGrades>): Table => ({
  title: 'Shown per grade',
  rows: grades.map(({ grade, from, shownRecall, falseAlarm }) => ({
    grade,
    'from score': from,
    'duplicates shown': shownRecall,
    'false alarms': falseAlarm,
  })),
});

const formatSpeedTable = (speeds: readonly Speed[]): Table => ({
  title: 'Speed (milliseconds a query; index made in a fresh process)',
  rows: speeds.map(({ title, engine: _, readMs, ...rest }) => {
    const peer = speeds.find(
      ({ engine, questions }) => engine === 'minisearch' && questions === rest.questions,
    );
    const computeRatio = (own: number, other: number | undefined) => (other ? round(own / other) : '-');
    return {
      engine: title,
      ...rest,
      'ms to read a title': readMs ?? '-',
      'p50 / MiniSearch': computeRatio(rest.p50, peer?.p50),
      'p99 / MiniSearch': computeRatio(rest.p99, peer?.p99),
      'index / MiniSearch': computeRatio(rest.indexMs, peer?.indexMs),
    };
  }),
});

const PAGE = resolve(import.meta.dirname, '../../docs/project/similarity-engine.md');
/** The names of the tables in docs/project/similarity-engine.md. Other tables are only printed. */
const SECTIONS = ['quality'];

/**
 * Updates the measured tables in docs/project/similarity-engine.md. Sections without new results don't
 * change.
 */
function writeSections(tables: Readonly<Record<string, readonly Table[]>>): void {
  const machine = `${cpus().length} cores, Node ${process.versions.node}, ${process.platform}`;
  const today = new Date().toISOString().slice(0, 10);
  for (const name of SECTIONS) {
    const measured = tables[name] ?? [];
    if (measured.length === 0) continue;
    const text = [`Measured on ${today}, ${machine}.`, ...measured.map(formatMarkdownTable)].join('\n\n');
    writeMeasured(PAGE, text, name);
  }
}

/** Returns the quality targets for the app's engine on the first or the second held-out set. */
function listQualityTargets(findings: readonly Finding[], isSecond: boolean): Target[] {
  const own = findings.find(({ engine }) => engine === 'studio');
  if (!own) return [];
  // Results below the lowest grade aren't shown to users.
  const shownRecall = getGrades(own).at(-1)?.shownRecall ?? 0;
  if (isSecond) return [createMinimumTarget('shownRecall', shownRecall, 0.85)];
  return [
    createMinimumTarget('recall@5', own.report.all.recall5, 0.97),
    createMinimumTarget('MRR@10', own.report.all.mrr10, 0.93),
    createMinimumTarget('shownRecall', shownRecall, 0.92),
  ];
}

/** The library size for the speed targets. */
const MANY = 100_000;

/** Returns the targets for 100,000 questions in an otherwise idle thread, like the search worker's. */
const listSpeedTargets = (speeds: readonly Speed[]): Target[] =>
  speeds
    .filter(({ engine, questions }) => engine === 'studio' && questions === MANY)
    .map(({ p99 }) => createMaximumTarget('p99 of a search in 100,000 questions, ms', p99, 10));
