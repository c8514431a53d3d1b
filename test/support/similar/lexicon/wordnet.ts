import { readFileSync } from 'node:fs';
import path from 'node:path';

/** WordNet's 4 parts of speech. Satellites (`s`) count as adjectives. */
type Part = 'n' | 'v' | 'a' | 'r';

export interface Synset {
  /** The part of speech and the offset, such as `n02084071`. */
  id: string;
  part: Part;
  /** Lemmas in lowercase, with `_` between words, in WordNet's order. */
  words: string[];
  /** `from` and `to` are indexes into `words`. -1 stands for the whole synset. */
  pointers: { symbol: string; target: string; from: number; to: number }[];
}

export interface Sense {
  synset: Synset;
  /** The number of times this sense was tagged in WordNet's texts. */
  count: number;
}

export interface WordNet {
  synsets: ReadonlyMap<string, Synset>;
  /** A lemma's senses for all parts of speech. Within a part of speech, the senses are in WordNet's order. */
  senses: ReadonlyMap<string, Sense[]>;
  /** The irregular forms in `*.exc`. */
  irregular: readonly { form: string; base: string; part: Part }[];
}

const FILES: readonly (readonly [Part, string])[] = [
  ['n', 'noun'],
  ['v', 'verb'],
  ['a', 'adj'],
  ['r', 'adv'],
];
const PART_OF_KEY: Readonly<Record<string, Part>> = { 1: 'n', 2: 'v', 3: 'a', 4: 'r', 5: 'a' };

/** Reads WordNet's database files. The man pages wndb(5WN) and cntlist(5WN) describe the formats. */
export function readWordNet(folder: string): WordNet {
  const readLines = (name: string): string[] =>
    readFileSync(path.join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('  '));
  const counts = new Map<string, number>();
  for (const line of readLines('cntlist.rev')) {
    const [key = '', number = '', count = ''] = line.split(' ');
    const [lemma = '', rest = ''] = key.split('%');
    counts.set(`${lemma} ${PART_OF_KEY[rest[0] ?? '']} ${number}`, Number(count));
  }
  const synsets = new Map<string, Synset>();
  for (const [part, name] of FILES)
    for (const line of readLines(`data.${name}`)) {
      const synset = readSynset(part, line);
      synsets.set(synset.id, synset);
    }
  const senses = new Map<string, Sense[]>();
  for (const [part, name] of FILES)
    for (const line of readLines(`index.${name}`)) {
      const fields = line.trim().split(' ');
      const [lemma = ''] = fields;
      const places = fields.slice(-Number(fields[2]));
      const found = places.flatMap((place, at): Sense[] => {
        const synset = synsets.get(part + place);
        return synset ? [{ synset, count: counts.get(`${lemma} ${part} ${at + 1}`) ?? 0 }] : [];
      });
      senses.set(lemma, [...(senses.get(lemma) ?? []), ...found]);
    }
  const irregular = FILES.flatMap(([part, name]) =>
    readLines(`${name}.exc`).map((line) => {
      const [form = '', base = ''] = line.split(' ');
      return { form, base, part };
    }),
  );
  return { synsets, senses, irregular };
}

function readSynset(part: Part, line: string): Synset {
  const fields = line.split(' ');
  const wordCount = Number.parseInt(fields[3] ?? '', 16);
  const words = Array.from({ length: wordCount }, (_, at) =>
    (fields[4 + 2 * at] ?? '').replace(/\(.*\)$/, '').toLowerCase(),
  );
  const start = 4 + 2 * wordCount;
  const pointers = Array.from({ length: Number(fields[start]) }, (_, at) => {
    const [symbol = '', place = '', targetPart = '', ends = ''] = fields.slice(start + 1 + 4 * at);
    return {
      symbol,
      target: targetPart + place,
      from: Number.parseInt(ends.slice(0, 2), 16) - 1,
      to: Number.parseInt(ends.slice(2), 16) - 1,
    };
  });
  return { id: part + (fields[0] ?? ''), part, words, pointers };
}

/** Returns how often a lemma was tagged in WordNet's texts, in any sense. */
export function countUses({ senses }: WordNet, lemma: string): number {
  return (senses.get(lemma) ?? []).reduce((sum, { count }) => sum + count, 0);
}
