import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listCommonWords, listFrequencies } from './common-words.ts';
import { listForms } from './forms.ts';
import { createKindTables } from './kinds.ts';
import { readScowl } from './scowl.ts';
import { listSpellings } from './spellings.ts';
import { opposites, weighSynonyms } from './synonyms.ts';
import { formatForms, formatMembers, formatPartners, formatWeights, formatWords } from './tables.ts';
import { readWordNet } from './wordnet.ts';

/**
 * Generates the lexicon's data. Run this by hand only, never during installation:
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

/** Returns the packages' data folders below `folder`, or null if one is missing. */
export function readSources(folder: string): Sources | null {
  const sources = {
    wordNet: path.join(folder, 'usr/share/wordnet'),
    scowl: path.join(folder, 'usr/share/dict/scowl'),
  };
  return Object.values(sources).every((source) => existsSync(source)) ? sources : null;
}

/** Returns each lexicon data file's text by file name. The same sources always result in the same text. */
export function makeLexicon(sources: Sources): Map<string, string> {
  const wordNet = readWordNet(sources.wordNet);
  const scowl = readScowl(sources.scowl);
  const bases = listForms(scowl, wordNet);
  const isForm = (word: string): boolean => bases.has(word);
  const words = listCommonWords(scowl, wordNet, isForm);
  const contraries = opposites(words, wordNet);
  const { names, members } = createKindTables(words, wordNet);
  const similar = weighSynonyms(words, wordNet, contraries);
  return new Map([
    ['spellings.txt', formatForms(listSpellings(scowl, wordNet))],
    ['forms.txt', formatForms(bases)],
    ['synonyms.txt', formatWeights(similar)],
    ['opposites.txt', formatPartners(contraries)],
    ['kind-names.txt', formatWords(names)],
    ['kind-members.txt', formatMembers(members)],
    ['frequencies.txt', formatWords(listFrequencies(scowl, wordNet, isForm))],
  ]);
}

if (import.meta.main) {
  const sources = readSources(process.argv[2] ?? 'sources');
  if (sources) for (const [name, text] of makeLexicon(sources)) writeFileSync(path.join(DATA, name), text);
  else {
    process.stderr.write('Name the folder that the packages were unpacked into.\n');
    process.exitCode = 2;
  }
}
