import { porterStem } from './porter.ts';

/** Endings of Russian, Ukrainian and Bulgarian nouns, adjectives and verbs, longest first. */
const CYRILLIC_ENDING =
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ешь|ишь|ать|ять|ить|еть|ов|ев|ам|ям|ах|ях|ом|ем|ой|ей|ый|ии|ия|ие|ая|яя|ое|ее|ую|юю|ые|их|ых|ым|им|ть|а|я|о|е|и|ы|у|ю|ь|й)$/;

/** German writes «favourite» as part of the word. */
const FAVOURITE = /^lieblings(?=...)/;

/** Articles and particles before an Arabic word, and endings of number and possession: L. S. Larkey's «light10», 2002, and `ك`. */
function withoutArabicAffixes(word: string): string {
  const bare = word.replace(/^(?:وال|بال|فال|كال|ال|لل|و(?=...))(?=..)/, '');
  return bare.replace(/(?<=...)(?:ها|ان|ات|ون|ين|يه|كم|ك|ه|ي)$/, '');
}

/** Whether a word is of a script that writes letters, with blanks between words. */
export const isSpaced = (word: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]/u.test(word);

/** The form that words which differ in their ending alone share, by the script that a folded word is written in. */
export function stemOf(word: string): string {
  if (/^[a-z]+$/.test(word)) return porterStem(word.replace(FAVOURITE, ''));
  if (/^\p{Script=Arabic}+$/u.test(word)) return withoutArabicAffixes(word);
  if (/^\p{Script=Cyrillic}+$/u.test(word))
    return word.replace(CYRILLIC_ENDING, '').length < 3 ? word : word.replace(CYRILLIC_ENDING, '');
  return word;
}
