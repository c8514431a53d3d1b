import { IntlMessageFormat } from 'intl-messageformat';
import type { Catalog } from '../../shared/messages/translate.ts';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

const ACCENTS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàAÀeéEÉiîIÎoöOÖuûUÛyýYÝcçCÇnñNÑsšSŠzžZŽ'].flatMap((letter, index, all) =>
    index % 2 === 0 ? [[letter, all[index + 1] ?? letter]] : [],
  ),
);

/**
 * The locale for dates, numbers, and lists. It doesn't use Latin letters, and React Aria falls back to
 * English.
 */
const LOCALE = 'th-TH';

/**
 * Returns a catalog with recognizable text. Each piece of a message between its arguments is enclosed in ⟦ ⟧,
 * has accents, and is 40% longer. Arguments, plurals, and selects don't change.
 */
export const createPseudoCatalog = (catalog: Catalog, path = ''): Catalog =>
  Object.fromEntries(
    Object.entries(catalog).map(([part, value]) => {
      const key = path === '' ? part : `${path}.${part}`;
      if (typeof value !== 'string') return [part, createPseudoCatalog(value, key)];
      return [part, key === 'time.locale' ? LOCALE : toPseudoMessage(value)];
    }),
  );

/** Replaces the text in a message in ICU MessageFormat. */
const toPseudoMessage = (message: string): string =>
  print(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst(), false);

function print(elements: readonly Element[], isInPlural: boolean): string {
  return elements
    .map((element) => {
      if ('pluralType' in element) {
        const { value, pluralType, offset, options } = element;
        const kind = pluralType === 'ordinal' ? 'selectordinal' : 'plural';
        return `{${value}, ${kind},${offset ? ` offset:${offset}` : ''} ${printOptions(options, true)}}`;
      }
      if ('options' in element) {
        return `{${element.value}, select, ${printOptions(element.options, isInPlural)}}`;
      }
      if (!('value' in element)) return '#';
      if ('style' in element) {
        if (element.style) throw new Error(`The format of ${element.value} is unknown.`);
        return `{${element.value}, number}`;
      }
      return element.type === 1
        ? `{${element.value}}`
        : escapeSyntax(toPseudoText(String(element.value)), isInPlural);
    })
    .join('');
}

const printOptions = (options: Record<string, { value: Element[] }>, isInPlural: boolean): string =>
  Object.entries(options)
    .map(([name, { value }]) => `${name} {${print(value, isInPlural)}}`)
    .join(' ');

const escapeSyntax = (text: string, isInPlural: boolean): string =>
  text.replaceAll("'", "''").replaceAll(isInPlural ? /[{}#]/g : /[{}]/g, "'$&'");

/**
 * Encloses text in ⟦ ⟧, adds accents, and makes it 40% longer. Keeps surrounding spaces outside. Returns text
 * without letters unchanged.
 */
function toPseudoText(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  let missing = Math.ceil(words.length * 0.4) - 2;
  const longer = [...words].map((letter) => {
    const accented = ACCENTS[letter] ?? letter;
    const isVowel = /[aeiou]/.test(letter);
    if (!isVowel || missing <= 0) return accented;
    missing -= 1;
    return accented + accented;
  });
  return `${before}⟦${longer.join('')}${missing > 0 ? '~'.repeat(missing) : ''}⟧${after}`;
}
