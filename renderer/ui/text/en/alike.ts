import type { Evidence, Grade } from '../../../../shared/similar.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { similar } from './similar.ts';

const number = new Intl.NumberFormat('en', { useGrouping: 'min2' });
const questions = (count: number): string => counted(count, 'question');

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

type How = Evidence['words'][number]['how'];
type Part = Evidence['parts'][number]['what'];

/** Every word of what asks much the same: hints while writing, why they are shown, possible duplicates. */
export const alike = {
  ...similar,
  list: 'Similar questions',
  compared: (count: number) => `Compared with ${questions(count)} on this computer.`,
  marked: 'Telling words in common are marked.',

  untyped: 'Nothing to compare yet',
  untypedHelp: 'Questions that ask much the same are shown here while you write the title.',
  none: 'Nothing like it yet',
  alone: 'There is no other question on this computer to compare it with.',
  reading: (known: number, total: number) =>
    `Reading your questions: ${number.format(known)} of ${number.format(total)}. More may turn up.`,
  failed: 'Could not be compared',
  unreachable:
    'QOTD Studio does not answer. You can keep writing: it is compared as soon as it answers again.',

  open: 'Open',
  openThat: (title: string) => `Open “${title}”`,
  different: 'Not a duplicate',
  differentThat: (title: string) => `Not a duplicate: “${title}”`,
  toldDifferent: (title: string) => `Remembered as different: “${title}”`,
  undone: (title: string) => `May be shown as similar again: “${title}”`,

  why: 'Why',
  whyThat: (title: string) => `Why “${title}” is shown`,
  likeness: (value: number) => `Likeness: ${Math.round(value * 100)} of 100`,
  inCommon: 'In common',
  quoted,
  how: {
    form: (mine: string, theirs: string) => `“${mine}” and “${theirs}”: one word, written otherwise`,
    synonym: (mine: string, theirs: string) => `“${mine}” and “${theirs}”: mean much the same`,
    spelling: (mine: string, theirs: string) => `“${mine}” and “${theirs}”: spelled alike`,
  } satisfies Record<Exclude<How, 'same'>, (mine: string, theirs: string) => string>,
  noWords: 'No word, but much the same letters.',
  alsoAlike: 'Also alike',
  raises: {
    words: 'what the words weigh',
    letters: 'the letters',
    phrases: 'words that follow each other',
    meaning: 'what the whole titles mean',
    options: 'the options',
    description: 'the description',
    opposite: 'the same side of an opposite',
    numbers: 'the numbers',
    swapped: 'the order of the words',
  } satisfies Record<Part, string>,
  lowersTitle: 'Speaks against it',
  nothingLowers: 'Nothing.',
  lowers: {
    words: 'Many words differ.',
    letters: 'The letters differ much.',
    phrases: 'The words follow each other differently.',
    meaning: 'The whole titles mean something else.',
    options: 'Other options.',
    description: 'Another description.',
    opposite: 'It asks for the opposite.',
    numbers: 'Other numbers.',
    swapped: 'One word is another one, which changes what is asked.',
  } satisfies Record<Part, string>,
  onlyMine: (words: readonly string[]) => `Only in yours: ${quoted(words)}`,
  onlyTheirs: (words: readonly string[]) => `Only in this one: ${quoted(words)}`,
  whyFailed: 'Why could not be found out.',

  beside: 'Question beside yours',
  back: 'Back to similar',
  goTo: 'Go to this question',
  options: 'Options',
  votes: (count: number) => counted(count, 'vote'),
  description: 'Description',
  footer: 'Footer',
  gone: 'This question is removed',
  goneHelp: 'It is not in the library any more.',
  unreadable: 'This question could not be opened',

  duplicates: {
    grade: 'How near',
    atLeast: {
      'very-close': 'Very close',
      close: 'Close and up',
      related: 'Related and up',
    } satisfies Record<Grade, string>,
    count: (count: number) => counted(count, 'pair'),
    list: 'Pairs, nearest first',
    pair: (position: number, grade: string) => `Pair ${position}: ${grade.toLowerCase()}`,
    older: 'Older',
    newer: 'Newer',
    loading: 'Comparing all questions with each other',
    reading: (known: number, total: number) =>
      `${number.format(known)} of ${questions(total)} compared so far.`,
    none: 'No possible duplicates',
    noneHelp: (grade: Grade, count: number) =>
      `No two of ${questions(count)} are ${grade === 'very-close' ? 'very close' : grade} to each other, but for those that you called different.`,
    tooFew: 'It takes two questions to be alike.',
    wider: { close: 'Look for close ones', related: 'Look for related ones' },
    failed: 'The library could not be compared',
    unreachable: 'QOTD Studio does not answer. It goes on by itself as soon as it does.',
    different: 'Not a duplicate',
    differentThat: (a: string, b: string) => `Not a duplicate: “${a}” and “${b}”`,
    toldDifferent: 'Remembered: these two are different',
    undone: 'They may be shown as duplicates again',
    remove: 'Remove',
    removeThat: (title: string) => `Remove “${title}”`,
    more: (count: number) => `Show ${number.format(count)} more`,
    most: (count: number) =>
      `Only the nearest ${number.format(count)} pairs are shown. As those are cleaned up, the next ones come in.`,
  },
};
