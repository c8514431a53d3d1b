import { createSimilarEngine, type Part } from '../../../electron/host/similar/engine/create-engine.ts';
import { EMPTY_LEXICON } from '../../../electron/host/similar/engine/empty-lexicon.ts';
import { createLexicon } from '../../../electron/host/similar/lexicon/create-lexicon.ts';
import type { SimilarText } from '../../../shared/similar.ts';
import { asTitle, withBody } from './bodies.ts';
import type { Document, EngineKind } from './engine.ts';

const kind = (
  name: string,
  title: string,
  {
    without = [],
    lexicon = createLexicon,
    textsOf = asTitle,
  }: {
    without?: readonly Part[];
    lexicon?: typeof createLexicon;
    /** Makes what is compared out of a title. */
    textsOf?: (documents: readonly Document[]) => (title: string) => SimilarText;
  } = {},
): EngineKind => ({
  name,
  title,
  build(documents) {
    const engine = createSimilarEngine({ lexicon: lexicon(), without });
    const textOf = textsOf(documents);
    documents.forEach(({ text }, key) => {
      engine.put(key, textOf(text));
    });
    return {
      search: (title, limit) =>
        engine.search(textOf(title), { limit }).flatMap(({ key, score }) => {
          const id = documents[key]?.id;
          return id === undefined ? [] : [{ id, score }];
        }),
    };
  },
});

/** The engine of this project; a question's number in the list is its key. */
export const studio = kind('studio', 'QOTD Studio');

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
};

/** The same engine with one part left out, and without anything known of English. */
export const ablations: readonly EngineKind[] = [
  ...Object.values(partsLeftOut),
  kind('without-lexicon', 'without the lexicon', { lexicon: () => EMPTY_LEXICON }),
];
