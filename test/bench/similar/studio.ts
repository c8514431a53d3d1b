import { createSimilarEngine, type Part } from '../../../electron/host/similar/engine/create-engine.ts';
import { createLexicon } from '../../../electron/host/similar/lexicon/create-lexicon.ts';
import { type Vectors, WIDTH } from '../../../electron/host/similar/meaning/vectors.ts';
import type { SimilarText } from '../../../shared/similar.ts';
import { createReads } from '../../support/similar/meaning/reads.ts';
import { asTitle, withBody } from './bodies.ts';
import { EMPTY_LEXICON } from './empty-lexicon.ts';
import type { Document, EngineKind, Ranked } from './engine.ts';
import { keep, loadKept } from './kept-reads.ts';

const kind = (
  name: string,
  title: string,
  {
    without = [],
    lexicon = createLexicon,
    textsOf = asTitle,
    hasRead = true,
  }: {
    without?: readonly Part[];
    lexicon?: typeof createLexicon;
    /** Makes what is compared out of a title. */
    textsOf?: (documents: readonly Document[]) => (title: string) => SimilarText;
    /** Whether titles have been read for their meaning. */
    hasRead?: boolean;
  } = {},
): EngineKind => ({
  name,
  title,
  build(documents) {
    const reads = hasRead ? createReads() : null;
    const engine = createSimilarEngine({ lexicon: lexicon(), meaning: reads?.meaning ?? null, without });
    const textOf = textsOf(documents);
    documents.forEach(({ text }, key) => {
      engine.put(key, textOf(text));
    });
    // As the host does: what is written is read first, then searched for.
    const search = (title: string, limit: number): Ranked[] => {
      const text = textOf(title);
      const titleRead = engine.titleRead(text);
      if (titleRead !== null) reads?.read(titleRead);
      return engine.search(text, { limit }).flatMap(({ key, score }) => {
        const id = documents[key]?.id;
        return id === undefined ? [] : [{ id, score }];
      });
    };
    return {
      search,
      read(queries) {
        if (!reads) return { titles: 0, ms: 0 };
        loadKept(reads.vectors);
        for (const query of queries) search(query, 1);
        keep(reads.vectors);
        fill(reads.vectors, documents);
        return reads.done;
      },
    };
  },
});

/** The other titles take as much room as if they had been read: what is all 0 is near to nothing. */
function fill(vectors: Vectors, documents: readonly Document[]): void {
  const own = new Set(documents.map(({ text }) => text));
  for (const title of [...vectors.texts()]) if (!own.has(title)) vectors.delete(title);
  for (const title of own) if (!vectors.has(title)) vectors.set(title, new Int8Array(WIDTH));
}

/** The engine of this project; a question's number in the list is its key. */
export const studio = kind('studio', 'QOTD Studio');

/** The same before it has read a title: by words alone. */
export const studioUnread = kind('studio-unread', 'QOTD Studio before it has read', { hasRead: false });

/** The same where every question, and every query, has options and a description: for time and memory only. */
export const studioWithBodies = kind('studio-bodies', 'QOTD Studio, with options and descriptions', {
  textsOf: withBody,
});

const kindWithout = (part: Part, what: string): EngineKind =>
  kind(`without-${part}`, `without ${what}`, { without: [part] });

const partsLeftOut: Readonly<Record<Part, EngineKind>> = {
  letters: kindWithout('letters', 'letters in a row'),
  phrases: kindWithout('phrases', 'words in a row'),
  spelling: kindWithout('spelling', 'spelling repair'),
  synonyms: kindWithout('synonyms', 'synonyms of any kind'),
  everyday: kindWithout('everyday', 'everyday synonyms'),
  sentences: kindWithout('sentences', 'sentences on their own'),
  opposites: kindWithout('opposites', 'opposites and siblings'),
  kin: kindWithout('kin', 'words that look akin'),
  typing: kindWithout('typing', 'unfinished words'),
  options: kindWithout('options', 'options and description'),
  meaning: kindWithout('meaning', 'the meaning of whole titles'),
};

/** The same engine with one part left out, and without anything known of English. */
export const ablations: readonly EngineKind[] = [
  ...Object.values(partsLeftOut),
  kind('without-lexicon', 'without the lexicon', { lexicon: () => EMPTY_LEXICON }),
];
