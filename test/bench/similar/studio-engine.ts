import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { EMBEDDING_DIMENSIONS } from '../../../electron/host/similar/worker/embeddings/embedding-cache.ts';
import type { EmbeddingStore } from '../../../electron/host/similar/worker/embeddings/embedding-store.ts';
import type { Part } from '../../../electron/host/similar/worker/engine/score-tuning.ts';
import { createSimilarEngine } from '../../../electron/host/similar/worker/engine/similar-engine.ts';
import type { Lexicon } from '../../../electron/host/similar/worker/lexicon/lexicon.ts';
import { createLexicon } from '../../../electron/host/similar/worker/lexicon/lexicon.ts';
import type { SimilarText } from '../../../shared/similarity.ts';
import { createTitleEmbedder, MODEL } from '../../support/similar/embeddings/title-reader.ts';
import { createNumbers } from '../../support/similar/generated-questions.ts';
import type { Document, EngineKind, Ranked } from './engine-kind.ts';

/**
 * Loads stored embeddings. All processes of this run and later runs share a file in the temporary folder, so
 * each title is embedded only once. Each model and each version of the embedding code has a separate file. A
 * record is the title's length in bytes (32 bits), the title, and its embedding.
 */
function loadEmbeddings(vectors: EmbeddingStore): void {
  const file = getEmbeddingsFile();
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  for (let at = 0; at + 4 <= bytes.length; ) {
    const from = at + 4;
    const to = from + bytes.readUInt32LE(at);
    at = to + EMBEDDING_DIMENSIONS;
    vectors.set(bytes.toString('utf8', from, to), new Int8Array(bytes.subarray(to, at)));
  }
}

function keep(vectors: EmbeddingStore): void {
  const file = getEmbeddingsFile();
  const records = Array.from(vectors.listTexts()).flatMap((title) => {
    const text = Buffer.from(title);
    const length = Buffer.alloc(4);
    length.writeUInt32LE(text.length);
    return [length, text, Buffer.from(vectors.get(title) ?? new Int8Array(EMBEDDING_DIMENSIONS))];
  });
  writeFileSync(`${file}.new`, Buffer.concat(records));
  renameSync(`${file}.new`, file);
}

/** The files that embeddings depend on, in addition to the model. */
const CODE = ['sentence-encoder.ts', 'model-matrices.ts', 'model-file.ts'];

function getEmbeddingsFile(): string {
  const code = resolve(import.meta.dirname, '../../../electron/host/similar/worker/embeddings');
  const hash = createHash('sha256').update(readFileSync(MODEL));
  for (const name of CODE) hash.update(readFileSync(join(code, name)));
  return join(tmpdir(), `qotd-studio-bench-${hash.digest('hex').slice(0, 16)}.titles`);
}

/** A lexicon without words, for an engine that uses only characters and word frequencies in the library. */
const EMPTY_LEXICON: Lexicon = {
  getCanonical: (word) => word,
  synonyms: () => [],
  opposites: () => [],
  areSiblings: () => false,
  getFrequency: () => 0,
  isStopWord: () => false,
};

/** The number of options and the number of words in a description, at the upper end of real questions. */
const OPTIONS = 4;
const DESCRIPTION = 8;

/** Returns a function that creates a question with only a title. */
const asTitle =
  () =>
  (title: string): SimilarText => ({ title, description: '', options: [] });

/**
 * Returns a function that creates a question with 4 options of 2 words and a description of 8 words. The
 * words are taken from the documents and depend only on the title.
 */
function withBody(documents: readonly Document[]): (title: string) => SimilarText {
  const words = [...new Set(documents.flatMap(({ text }) => text.split(' ')))].filter(
    ({ length }) => length >= 5,
  );
  return (title) => {
    const next = createNumbers(createSeed(title));
    const pickSome = (count: number): string =>
      Array.from({ length: count }, () => words[next() % words.length] ?? '').join(' ');
    return {
      title,
      description: pickSome(DESCRIPTION),
      options: Array.from({ length: OPTIONS }, () => pickSome(2)),
    };
  };
}

const createSeed = (text: string): number =>
  [...text].reduce((seed, character) => (Math.imul(seed, 31) + (character.codePointAt(0) ?? 0)) >>> 0, 1) ||
  1;

const kind = (
  name: string,
  title: string,
  {
    without = [],
    lexicon = createLexicon,
    getTexts = asTitle,
    hasRead = true,
  }: {
    without?: readonly Part[];
    lexicon?: typeof createLexicon;
    /** Returns a function that creates the compared fields from a title. */
    getTexts?: (documents: readonly Document[]) => (title: string) => SimilarText;
    /** True to embed titles. */
    hasRead?: boolean;
  } = {},
): EngineKind => ({
  name,
  title,
  build(documents) {
    const reads = hasRead ? createTitleEmbedder() : null;
    const engine = createSimilarEngine({
      lexicon: lexicon(),
      semanticSimilarity: reads?.meaning ?? null,
      without,
    });
    const textOf = getTexts(documents);
    documents.forEach(({ text }, key) => {
      engine.put(key, textOf(text));
    });
    // As in the app, the title being searched for is embedded before the search.
    const search = (title: string, limit: number): Ranked[] => {
      const text = textOf(title);
      for (const one of engine.listTitlesToEmbed(text)) reads?.read(one);
      return engine.search(text, { limit }).flatMap(({ key, score }) => {
        const id = documents[key]?.id;
        return id === undefined ? [] : [{ id, score }];
      });
    };
    return {
      search,
      read(queries) {
        if (!reads) return { titles: 0, ms: 0 };
        loadEmbeddings(reads.vectors);
        for (const query of queries) search(query, 1);
        keep(reads.vectors);
        fill(
          reads.vectors,
          documents.flatMap((_, key) => engine.listEmbeddedTitles(key)),
        );
        return reads.done;
      },
    };
  },
});

/**
 * Sets random embeddings for titles without one, and deletes embeddings of other titles. Random embeddings
 * take as much memory and time as real ones.
 */
function fill(vectors: EmbeddingStore, titles: readonly string[]): void {
  const own = new Set(titles);
  for (const title of [...vectors.listTexts()]) if (!own.has(title)) vectors.delete(title);
  for (const title of own) if (!vectors.has(title)) vectors.set(title, randomRow(title));
}

function randomRow(title: string): Int8Array {
  const next = createNumbers(createSeed(title));
  return Int8Array.from({ length: EMBEDDING_DIMENSIONS }, () => (next() % 255) - 127);
}

/** The app's engine. A document's key is its index in the list. */
export const studio = kind('studio', 'QOTD Studio');

/** The app's engine without embeddings, so it compares only words. */
export const studioUnread = kind('studio-unread', 'QOTD Studio before it has read', { hasRead: false });

/**
 * The app's engine with options and a description in every question and query, to measure time and memory.
 */
export const studioWithBodies = kind('studio-bodies', 'QOTD Studio, with options and descriptions', {
  getTexts: withBody,
});

const getKindWithout = (part: Part, what: string): EngineKind =>
  kind(`without-${part}`, `without ${what}`, { without: [part] });

const partsLeftOut: Readonly<Record<Part, EngineKind>> = {
  letters: getKindWithout('letters', 'letters in a row'),
  phrases: getKindWithout('phrases', 'words in a row'),
  spelling: getKindWithout('spelling', 'spelling repair'),
  synonyms: getKindWithout('synonyms', 'synonyms of any kind'),
  everyday: getKindWithout('everyday', 'everyday synonyms'),
  sentences: getKindWithout('sentences', 'sentences on their own'),
  opposites: getKindWithout('opposites', 'opposites and siblings'),
  letterPairs: getKindWithout('letterPairs', 'words that look akin'),
  prefix: getKindWithout('prefix', 'unfinished words'),
  options: getKindWithout('options', 'options and description'),
  meaning: getKindWithout('meaning', 'the meaning of whole titles'),
};

/** Variants of the app's engine, each without one of its parts or without the English lexicon. */
export const ablations: readonly EngineKind[] = [
  ...Object.values(partsLeftOut),
  kind('without-lexicon', 'without the lexicon', { lexicon: () => EMPTY_LEXICON }),
];
