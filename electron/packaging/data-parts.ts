/** What a package of the app holds that no npm package brought: name, version, licence, and where its notice lies. */
export interface DataPart {
  type: 'data' | 'machine-learning-model';
  name: string;
  version: string;
  /** An id of SPDX, or the name of a licence that has none. */
  licence: { id: string } | { name: string };
  /** From the folder `notices` on. */
  notice: string;
}

/** Each is described, with all its terms, in its NOTICE.md, which goes along. */
export const DATA_PARTS: readonly DataPart[] = [
  {
    type: 'data',
    name: 'WordNet',
    version: '3.0',
    licence: { name: 'WordNet 3.0 license' },
    notice: 'lexicon/NOTICE.md',
  },
  {
    type: 'data',
    name: 'SCOWL',
    version: '2020.12.07',
    licence: { name: 'SCOWL copyright' },
    notice: 'lexicon/NOTICE.md',
  },
  {
    type: 'machine-learning-model',
    name: 'universal-sentence-encoder-lite',
    version: '2',
    licence: { id: 'Apache-2.0' },
    notice: 'meaning/NOTICE.md',
  },
];
