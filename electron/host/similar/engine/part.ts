/** Parts of the score that can be left out, to measure what each adds. */
export type Part =
  | 'letters'
  | 'phrases'
  | 'spelling'
  | 'synonyms'
  | 'everyday'
  | 'sentences'
  | 'opposites'
  | 'kin'
  | 'typing'
  | 'options'
  | 'meaning';
