import type { Evidence } from '../../../../../shared/similar.ts';
import type { TermMatch } from './query-expansion.ts';
import type { Sought, Verdict } from './ranking.ts';
import type { Engine } from './search-index.ts';
import { readTitle, type TitleWord } from './tokenizer.ts';

/** Least weight of a word that is told to be missing, and least share of a part that is told. */
const LEAST_WEIGHT = 0.25;
const LEAST_SHARE = 0.01;

/** A score in words: what both say, what only one says, what else counted. */
export function evidenceOf(
  { text, query }: Sought,
  title: string,
  verdict: Verdict,
  engine: Engine,
): Evidence {
  const { vocabulary, weights } = engine.store;
  const theirs = readTitle(title, vocabulary.forms).filter(({ isFrame }) => !isFrame);
  const mine = query.words.filter(({ isFrame }) => !isFrame);
  const termOf = ({ word }: TitleWord): number => vocabulary.termWith(vocabulary.forms.stem(word));
  const pairs = mine.flatMap((word) => {
    const met = theirs.flatMap((other) => {
      const termMatch = word.matches.find(({ term }) => term === termOf(other));
      return termMatch
        ? [{ other, termMatch, worth: termMatch.match * word.weight * weights.ofText(other.word) }]
        : [];
    });
    const best = met.sort((a, b) => b.worth - a.worth)[0];
    return best ? [{ word, ...best }] : [];
  });
  const all = pairs.reduce((sum, { worth }) => sum + worth, 0);
  const metTerms = new Set(query.words.flatMap(({ matches }) => matches.map(({ term }) => term)));
  const paired = new Set<TitleWord>(pairs.map(({ word }) => word));
  return {
    score: verdict.score,
    words: pairs
      .map(({ word, other, termMatch, worth }) => ({
        mine: text.title.slice(word.start, word.end),
        theirs: title.slice(other.start, other.end),
        how: howOf(termMatch, word.word === other.word),
        share: all === 0 ? 0 : worth / all,
      }))
      .sort((a, b) => b.share - a.share),
    onlyMine: mine
      .filter((word) => !paired.has(word) && word.weight >= LEAST_WEIGHT)
      .map(({ start, end }) => text.title.slice(start, end)),
    onlyTheirs: theirs
      .filter((word) => !metTerms.has(termOf(word)) && weights.ofText(word.word) >= LEAST_WEIGHT)
      .map(({ start, end }) => title.slice(start, end)),
    parts: partsOf(verdict, engine),
  };
}

function howOf({ how }: TermMatch, isSameWord: boolean): Evidence['words'][number]['how'] {
  if (how === 'synonym' || how === 'spelling') return how;
  return isSameWord ? 'same' : 'form';
}

/** What raised the score, as shares of what raised it, and what lowered it, as the share that it took away. */
function partsOf(
  { likeness, contrast, secondary, titles, score, isJudged }: Verdict,
  { tuning }: Engine,
): Evidence['parts'] {
  const ofWords = 1 - titles.share;
  const isLowered = titles.byBoth < titles.byWords;
  const raising = {
    words: ofWords * tuning.words * likeness.words,
    letters: ofWords * tuning.letters * likeness.letters,
    phrases: ofWords * tuning.phrases * likeness.phrases,
    meaning: isLowered ? 0 : titles.share * titles.nearness,
    options: tuning.options * secondary.options * score,
    description: tuning.description * secondary.description * score,
  };
  const sum = Object.values(raising).reduce((total, one) => total + one, 0);
  const share = (one: number): number => (sum === 0 ? 0 : one / sum);
  // Where it was not looked at, it says nothing, though the score is lower for it.
  const ofMeaning = isLowered ? titles.byBoth / titles.byWords - 1 : share(raising.meaning);
  const parts: Evidence['parts'] = [
    { what: 'words', share: share(raising.words) },
    { what: 'letters', share: share(raising.letters) },
    { what: 'phrases', share: share(raising.phrases) },
    { what: 'meaning', share: isJudged ? ofMeaning : 0 },
    { what: 'options', share: share(raising.options) },
    { what: 'description', share: share(raising.description) },
    {
      what: 'opposite',
      share: -tuning.opposite * contrast.opposite - tuning.negation * contrast.negation,
    },
    { what: 'swapped', share: -tuning.sibling * contrast.sibling },
    { what: 'numbers', share: -tuning.number * contrast.number },
  ];
  return parts.filter((part) => Math.abs(part.share) >= LEAST_SHARE);
}
