import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
type Messages = { [part: string]: string | Messages };

const FILES = ['en', 'de'].map(
  (language) => new URL(`../../shared/messages/${language}.json`, import.meta.url),
);

/** Returns every message of a catalog by its full key. */
export function* listMessages(catalog: Messages, path = ''): Generator<[key: string, message: string]> {
  for (const [part, value] of Object.entries(catalog)) {
    const key = path === '' ? part : `${path}.${part}`;
    if (typeof value === 'string') yield [key, value];
    else yield* listMessages(value, key);
  }
}

/** Returns the types of a message's values, by name. Counts are numbers, and flags are booleans. */
export function collectValues(message: string, types = new Map<string, string>()): Map<string, string> {
  const set = (name: string, type: string): void => {
    const known = types.get(name);
    const isNullable = known?.includes('null') || type.includes('null');
    const base = [known, type].includes('number') ? 'number' : (known ?? type).replace(' | null', '');
    if (known === undefined || known === 'string | number' || isNullable)
      types.set(name, known === undefined && !isNullable ? type : isNullable ? `${base} | null` : type);
  };
  const visit = (elements: readonly Element[]): void => {
    for (const element of elements) {
      if (!('options' in element)) {
        if ('style' in element) set(element.value, 'number');
        else if ('value' in element && element.type === 1) set(element.value, 'string | number');
        continue;
      }
      const choices = Object.keys(element.options);
      if ('pluralType' in element) set(element.value, 'number');
      else if (choices.includes('true')) set(element.value, 'boolean');
      else set(element.value, choices.includes('null') ? 'string | number | null' : 'string');
      for (const option of Object.values(element.options)) visit(option.value);
    }
  };
  visit(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst());
  return types;
}

/**
 * Returns every variant of a message, one for each combination of its choices. A value is replaced by its
 * name.
 */
export function listWordings(message: string): string[] {
  const formatElements = (elements: readonly Element[]): string[] =>
    elements.reduce<string[]>(
      (begun, element) => {
        if (!('options' in element)) {
          const text = element.type === 7 ? '#' : 'value' in element ? element.value : '';
          return begun.map((each) => each + text);
        }
        const choices = Object.values(element.options).flatMap((option) => formatElements(option.value));
        return begun.flatMap((each) => choices.map((choice) => each + choice));
      },
      [''],
    );
  return formatElements(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst());
}

export function makeMessageValues(): string {
  const all = new Map<string, Map<string, string>>();
  for (const file of FILES)
    for (const [key, message] of listMessages(JSON.parse(readFileSync(file, 'utf8'))))
      all.set(key, collectValues(message, all.get(key)));
  const rows = [...all].filter(([, types]) => types.size > 0);
  const lines = rows.map(([key, types]) => {
    const values = [...types].sort().map(([name, type]) => `${name}: ${type}`);
    const line = `  '${key}': { ${values.join('; ')} };`;
    // The formatter breaks longer lines in the same way.
    return line.length <= 110
      ? line
      : `  '${key}': {\n${values.map((value) => `    ${value};\n`).join('')}  };`;
  });
  return `// Made from the catalogs by \`npx vitest run test/unit/messages -u\`.\n\n/** The values that messages ask for, by key. */\nexport interface MessageValues {\n${lines.join('\n')}\n}\n`;
}
