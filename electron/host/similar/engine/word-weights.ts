import type { Documents } from './documents.ts';
import type { Thesaurus } from './thesaurus.ts';
import type { Tuning } from './tuning.ts';
import type { Vocabulary } from './vocabulary.ts';
import { weightOf } from './weights.ts';

/** How much each word tells in this library, 0 to 1. */
export interface WordWeights {
  of(word: number): number;
  /** The same for a word that the library may not have. */
  ofText(word: string): number;
  /** The same for a term of options or descriptions. */
  ofAside(stem: string): number;
  ofAsideTerm(term: number): number;
  /** The library has changed. */
  forget(): void;
}

interface Ports {
  vocabulary: Vocabulary;
  documents: Documents;
  thesaurus: Thesaurus;
  tuning: Tuning;
}

/** Works weights out when they are asked for first after a change. */
export function createWordWeights({ vocabulary, documents, thesaurus, tuning }: Ports): WordWeights {
  const { forms } = vocabulary;
  let version = 1;
  let weights = new Float64Array(1024);
  let versions = new Uint32Array(1024);
  let asideWeights = new Float64Array(1024);
  let asideVersions = new Uint32Array(1024);

  const having = (stem: string): number => {
    const term = vocabulary.termWith(stem);
    return term < 0 ? 0 : vocabulary.postings(term).length;
  };
  const ofText = (word: string): number => {
    // What a word's synonyms say is said as well: a rare word for a common thing tells no more than the common one.
    let count = having(forms.stem(word));
    for (const { stem, match } of thesaurus.synonyms(word))
      count += tuning.shareWithSynonyms * match * having(stem);
    return weightOf(
      { word, wordClass: forms.classOf(word), frequency: forms.frequency(word) },
      count,
      documents.size,
      tuning,
    );
  };
  const makeRoom = (word: number): void => {
    if (word < weights.length) return;
    const larger = new Float64Array(word * 2);
    larger.set(weights);
    weights = larger;
    versions = new Uint32Array(word * 2);
  };
  const asideWeight = (stem: string, count: number): number => {
    const wordClass = forms.classOf(stem);
    const weight = weightOf(
      { word: stem, wordClass, frequency: forms.frequency(stem) },
      count,
      documents.size,
      tuning,
    );
    return wordClass === 'function' ? weight * tuning.frame : weight;
  };
  const ofAsideTerm = (term: number): number => {
    if (term >= asideWeights.length) {
      asideWeights = new Float64Array(term * 2);
      asideVersions = new Uint32Array(term * 2);
    }
    if (asideVersions[term] !== version) {
      asideVersions[term] = version;
      const count = Math.max(vocabulary.postings(term).length, vocabulary.asides(term).length);
      asideWeights[term] = asideWeight(vocabulary.termText(term), count);
    }
    return asideWeights[term] ?? 0;
  };
  return {
    of(word) {
      makeRoom(word);
      if (versions[word] !== version) {
        versions[word] = version;
        weights[word] = ofText(vocabulary.textOf(word));
      }
      return weights[word] ?? 0;
    },
    ofText,
    ofAside(stem) {
      const term = vocabulary.termWith(stem);
      return term < 0 ? asideWeight(stem, 0) : ofAsideTerm(term);
    },
    ofAsideTerm,
    forget() {
      version++;
    },
  };
}
