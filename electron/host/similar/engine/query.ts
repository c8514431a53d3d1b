import { createMeetings, type Met } from './meetings.ts';
import type { Engine } from './parts.ts';
import { readTitle, type TitleWord } from './title-words.ts';
import { hasTopic } from './topic.ts';

/** A word of the query. */
export interface QueryWord extends TitleWord, Met {
  /** The letters it is compared by, and its stem. */
  letters: string;
  stem: string;
  /** Its own term; -2 when the library has none. */
  term: number;
  /** How much it tells, 0 to 1, frames counted. */
  weight: number;
}

export interface Query {
  words: QueryWord[];
  /** Whether it looks as if more were to come. */
  isTyping: boolean;
  /** Whether it has a topic of its own. */
  hasTopic: boolean;
}

/** Words of a text that are compared; no question of a person has more. */
const MAX_WORDS = 250;

/** Reads what is searched for: its words, what each may be met by, and how much each tells. */
export function readQuery(title: string, engine: Engine): Query {
  const { store, tuning } = engine;
  const { vocabulary, weights } = store;
  const { forms } = vocabulary;
  const meetingsOf = createMeetings(engine);
  const known = new Map<string, Met>();
  const readings = readTitle(title, forms).slice(0, MAX_WORDS);
  const words = readings.map((reading): QueryWord => {
    const met = known.get(reading.word) ?? meetingsOf(reading.word, reading.end === title.length);
    known.set(reading.word, met);
    const stem = forms.stem(met.read);
    const term = vocabulary.termWith(stem);
    let weight = weights.ofText(met.read);
    if (met.meetings.length === 0 && forms.frequency(met.read) === 0) weight *= tuning.unknown;
    if (reading.isFrame) weight *= tuning.frame;
    return { ...reading, ...met, letters: forms.letters(met.read), stem, term: term < 0 ? -2 : term, weight };
  });
  return { words, isTyping: !/[.?!…。？！؟]\s*$/u.test(title), hasTopic: hasTopic(words, forms) };
}
