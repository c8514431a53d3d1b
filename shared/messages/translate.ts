import { IntlMessageFormat } from 'intl-messageformat';
import english from './en.json' with { type: 'json' };
import type { MessageValues } from './message-values.ts';

/**
 * Messages in ICU MessageFormat, nested by the dots of their keys. A translation may lack messages, but
 * English has all of them.
 */
export interface Catalog {
  readonly [part: string]: string | Catalog;
}

type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeysOf<T[K]>}`;
}[keyof T & string];

/** A message key, such as `list.sortedBy`. */
export type MessageKey = KeysOf<typeof english>;

type ValuesOf<K> = K extends keyof MessageValues ? MessageValues[K] : undefined;

export type Translate = <K extends MessageKey>(
  key: K,
  ...values: [ValuesOf<K>] extends [undefined] ? [] : [values: Exclude<ValuesOf<K>, undefined>]
) => string;

/**
 * Creates a translate function for a catalog. Falls back to English for missing messages. `prepareMessage`
 * changes messages before values are inserted.
 */
export function createTranslate(
  catalog: Catalog,
  prepareMessage: (message: string) => string = (message) => message,
): Translate {
  const formats = new Map<string, IntlMessageFormat>();
  return (key, ...[values]) => {
    let format = formats.get(key);
    if (!format) {
      const translated = findMessage(catalog, key);
      const language = translated === null ? english : catalog;
      format = new IntlMessageFormat(
        prepareMessage(translated ?? findMessage(english, key) ?? key),
        findMessage(language, 'time.locale') ?? 'en-GB',
        undefined,
        { ignoreTag: true },
      );
      formats.set(key, format);
    }
    return String(format.format(values));
  };
}

function findMessage(catalog: Catalog, key: string): string | null {
  let found: string | Catalog | undefined = catalog;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : null;
}

export const hasMessage = <Key extends string>(key: Key): key is Key & MessageKey =>
  findMessage(english, key) !== null;

/** English for the command line, the API, logs, and as the fallback. */
export const translateToEnglish = createTranslate(english);

/**
 * English with straight quotes for terminals. Values such as paths aren't changed. In ICU MessageFormat, an
 * apostrophe is escaped by a second apostrophe.
 */
export const translateForTerminal = createTranslate(english, (message) =>
  message.replace(/[“”]/g, '"').replace(/[‘’]/g, "''"),
);

/** Joins parts in the language of `t`: `a`, `a and b`, `a, b, and c`. */
export const formatList = (t: Translate, parts: readonly string[]): string =>
  new Intl.ListFormat(t('time.locale')).format(parts);

/** Joins parts in the language of `t`: `a`, `a or b`, `a, b, or c`. */
export const formatChoice = (t: Translate, parts: readonly string[]): string =>
  new Intl.ListFormat(t('time.locale'), { type: 'disjunction' }).format(parts);

/** Formats a sentence to follow a colon. In English, its first letter becomes lowercase. */
export const lowerFirst = (sentence: string, t: Translate): string =>
  t('time.locale').startsWith('en') ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;

/** Straightens quotes and apostrophes for terminals and Markdown. */
export const straightenQuotes = (text: string): string => text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'");
