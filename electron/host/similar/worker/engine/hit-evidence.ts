import type { Evidence } from '../../../../../shared/similarity.ts';
import type { EngineContext } from './index/search-index.ts';
import type { TermMatch } from './query-expansion.ts';
import type { PreparedQuery, ScoreBreakdown } from './ranking.ts';
import { parseTitle, type TitleWord } from './title-parser.ts';

/** Missing words with less weight and parts with a smaller share are omitted. */
const MIN_MISSING_WEIGHT = 0.25;
const MIN_PART_SHARE = 0.01;

/**
 * Returns the evidence for a question's score: the matching words, the words that only one question has, and
 * the score's other parts.
 */
export function collectEvidence(
  { text, query }: PreparedQuery,
  title: string,
  breakdown: ScoreBreakdown,
  engine: EngineContext,
): Evidence {
  const { vocabulary, weights } = engine.index;
  const theirs = parseTitle(title, vocabulary.forms).filter(({ isStopWord }) => !isStopWord);
  const mine = query.words.filter(({ isStopWord }) => !isStopWord);
  const findTerm = ({ word }: TitleWord): number => vocabulary.termWith(vocabulary.forms.stem(word));
  const pairs = mine.flatMap((word) => {
    const met = theirs.flatMap((other) => {
      const termMatch = word.matches.find(({ term }) => term === findTerm(other));
      return termMatch
        ? [{ other, termMatch, worth: termMatch.match * word.weight * weights.getTextWeight(other.word) }]
        : [];
    });
    const best = met.sort((a, b) => b.worth - a.worth)[0];
    return best ? [{ word, ...best }] : [];
  });
  const all = pairs.reduce((sum, { worth }) => sum + worth, 0);
  const metTerms = new Set(query.words.flatMap(({ matches }) => matches.map(({ term }) => term)));
  const paired = new Set<TitleWord>(pairs.map(({ word }) => word));
  return {
    score: breakdown.score,
    words: pairs
      .map(({ word, other, termMatch, worth }) => ({
        mine: text.title.slice(word.start, word.end),
        theirs: title.slice(other.start, other.end),
        how: classifyMatch(termMatch, word.word === other.word),
        share: all === 0 ? 0 : worth / all,
      }))
      .sort((a, b) => b.share - a.share),
    onlyMine: mine
      .filter((word) => !paired.has(word) && word.weight >= MIN_MISSING_WEIGHT)
      .map(({ start, end }) => text.title.slice(start, end)),
    onlyTheirs: theirs
      .filter(
        (word) => !metTerms.has(findTerm(word)) && weights.getTextWeight(word.word) >= MIN_MISSING_WEIGHT,
      )
      .map(({ start, end }) => title.slice(start, end)),
    parts: listParts(breakdown, engine),
  };
}

function classifyMatch({ kind }: TermMatch, isSameWord: boolean): Evidence['words'][number]['how'] {
  if (kind === 'synonym' || kind === 'spelling') return kind;
  return isSameWord ? 'same' : 'form';
}

/**
 * Returns the parts that raised the score, each with its share of the increase, and those that lowered it,
 * each with the share that it removed.
 */
function listParts(
  { similarity, contrast, secondary, titles, score }: ScoreBreakdown,
  { tuning }: EngineContext,
): Evidence['parts'] {
  const ofWords = 1 - titles.semanticShare;
  const isLowered = titles.combined < titles.byWords;
  const raising = {
    words: ofWords * tuning.words * similarity.words,
    letters: ofWords * tuning.letters * similarity.letters,
    phrases: ofWords * tuning.phrases * similarity.phrases,
    meaning: titles.semanticShare * similarity.score,
    options: tuning.options * secondary.options * score,
    description: tuning.description * secondary.description * score,
  };
  const sum = Object.values(raising).reduce((total, one) => total + one, 0);
  const getShare = (one: number): number => (sum === 0 ? 0 : one / sum);
  const ofMeaning = isLowered ? titles.combined / titles.byWords - 1 : getShare(raising.meaning);
  const parts: Evidence['parts'] = [
    { what: 'words', share: getShare(raising.words) },
    { what: 'letters', share: getShare(raising.letters) },
    { what: 'phrases', share: getShare(raising.phrases) },
    { what: 'meaning', share: ofMeaning },
    { what: 'options', share: getShare(raising.options) },
    { what: 'description', share: getShare(raising.description) },
    {
      what: 'opposite',
      share: -tuning.opposite * contrast.opposite - tuning.negation * contrast.negation,
    },
    { what: 'swapped', share: -tuning.sibling * contrast.sibling },
    { what: 'numbers', share: -tuning.number * contrast.number },
  ];
  return parts.filter((part) => Math.abs(part.share) >= MIN_PART_SHARE);
}
