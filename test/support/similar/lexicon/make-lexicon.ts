import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commonWords, frequencies } from './common-words.ts';
import { forms } from './forms.ts';
import { kinds } from './kinds.ts';
import { readScowl } from './scowl.ts';
import { spellings } from './spellings.ts';
import { opposites, synonyms } from './synonyms.ts';
import { formLines, memberLines, partnerLines, weightLines, wordLines } from './tables.ts';
import { readWordNet } from './wordnet.ts';

/**
 * Generates the lexicon's data. Run by hand only, never on install:
 *
 *     mkdir sources && cd sources
 *     apt-get download wordnet-base=1:3.0-37 scowl=2020.12.07-2
 *     for package in *.deb; do dpkg-deb -x $package .; done
 *     cd - && node test/support/similar/lexicon/make-lexicon.ts sources
 */
export const DATA: string = path.resolve(
  import.meta.dirname,
  '../../../../electron/host/similar/worker/lexicon/data',
);

export interface Sources {
  wordNet: string;
  scowl: string;
}

/** Returns the package paths below a folder, or null if one is missing. */
export function sourcesIn(folder: string): Sources | null {
  const sources = {
    wordNet: path.join(folder, 'usr/share/wordnet'),
    scowl: path.join(folder, 'usr/share/dict/scowl'),
  };
  return Object.values(sources).every((source) => existsSync(source)) ? sources : null;
}

/** Returns the text of each lexicon data file by name. The same sources always return the same text. */
export function makeLexicon(sources: Sources): Map<string, string> {
  const wordNet = readWordNet(sources.wordNet);
  const scowl = readScowl(sources.scowl);
  const bases = forms(scowl, wordNet);
  const isForm = (word: string): boolean => bases.has(word);
  const words = commonWords(scowl, wordNet, isForm);
  const contraries = opposites(words, wordNet);
  const { names, members } = kinds(words, wordNet);
  const similar = synonyms(words, wordNet, contraries);
  return new Map([
    ['spellings.txt', formLines(spellings(scowl, wordNet))],
    ['forms.txt', formLines(bases)],
    ['synonyms.txt', weightLines(similar)],
    ['opposites.txt', partnerLines(contraries)],
    ['kind-names.txt', wordLines(names)],
    ['kind-members.txt', memberLines(members)],
    ['frequencies.txt', wordLines(frequencies(scowl, wordNet, isForm))],
  ]);
}

if (import.meta.main) {
  const sources = sourcesIn(process.argv[2] ?? 'sources');
  if (sources) for (const [name, text] of makeLexicon(sources)) writeFileSync(path.join(DATA, name), text);
  else {
    process.stderr.write('Name the folder that the packages were unpacked into.\n');
    process.exitCode = 2;
  }
}
