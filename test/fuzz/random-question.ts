import type { Random } from '../support/random.ts';
import { createAnyJson, formatObject, type Members, quoteText } from './json-text.ts';
import { createAnyText, createGoodEmoji, createGrammarText, createPlainText } from './unusual-text.ts';

/** Returns a question's fields within all limits, sometimes at a limit. `tag` is the start of the title. */
export function createValidMembers(random: Random, tag: string): Members {
  const lines = random.pickMany(
    2 + random.pickInteger(random.isChance(0.1) ? 19 : 4),
    (at) => `${createGoodEmoji(random)} - ${createPlainText(random)} ${at}`,
  );
  const options = lines.join(random.isChance(0.1) ? '\r\n' : '\n') + (random.isChance(0.1) ? '\n' : '');
  const createOptional = (name: string, pickSome: () => string): Members =>
    random.weighted<Members>([
      [4, []],
      [1, [[name, 'null']]],
      [1, [[name, '""']]],
      [4, [[name, quoteText(pickSome())]]],
    ]);
  const members: Members = [
    [
      'title',
      quoteText(
        `${tag} ${random.pick([createPlainText(random), '😀'.repeat(100), '\u202eabc\u202c', '<b>&"</b>'])}`.trim(),
      ),
    ],
    ['options', quoteText(options)],
    ...createOptional('description', () =>
      random.pick([createPlainText(random), '😀'.repeat(350), 'a\nb\tc']),
    ),
    ...createOptional('footer', () => random.pick([createPlainText(random), 'ä'.repeat(200)])),
    ...createOptional('image', () =>
      random.pick(['https://x.example/a.png', 'http://127.0.0.1:1/b?c#d', '$$a red fox$$', '$$<&>"$$']),
    ),
  ];
  return random.isChance(0.2)
    ? [...members, [random.pick(['id', 'status', 'votes', 'x'.repeat(300), '']), createAnyJson(random, 3)]]
    : members;
}

const FIELDS = ['title', 'options', 'description', 'footer', 'image'];

/** Returns a valid question's fields with some fields replaced, removed, or added. */
export function mutateQuestion(random: Random, tag: string): Members {
  const members = createValidMembers(random, tag);
  const turns = 1 + random.pickInteger(3);
  for (let turn = 0; turn < turns; turn++) {
    const name = random.pick(FIELDS);
    const at = members.findIndex(([known]) => known === name);
    const other: Members = random.isChance(0.1) ? [] : [[name, createAnyMember(random, name)]];
    members.splice(at < 0 ? members.length : at, at < 0 ? 0 : 1, ...other);
  }
  return members;
}

function createAnyMember(random: Random, name: string): string {
  if (random.isChance(0.3)) return createAnyJson(random, 3);
  if (name !== 'options') return quoteText(createAnyText(random));
  return quoteText(
    random.weighted<() => string>([
      [4, () => createGrammarText(random)],
      [
        3,
        () =>
          random
            .pickMany(random.pick([0, 1, 2, 20, 21, 300]), (at) => `${createGoodEmoji(random)} - ${at}`)
            .join('\n'),
      ],
      [2, () => random.pickMany(3, () => `${createGoodEmoji(random)} - ${createAnyText(random)}`).join('\n')],
      [2, () => random.pickMany(3, () => `${createAnyText(random)} - ${createPlainText(random)}`).join('\n')],
      [1, () => createAnyText(random)],
    ])(),
  );
}

/** Returns a question with repeated fields. */
export function repeatKeys(random: Random, tag: string): string {
  const twice = [...createValidMembers(random, tag), ...mutateQuestion(random, tag)];
  return formatObject(random.isChance(0.5) ? twice : twice.reverse());
}

const INHERITED = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'],
  ...['toJSON', '__defineGetter__'],
];

/**
 * Returns fields with names that every object inherits. The question, or a part of it, may exist only in
 * those fields.
 */
export function createInherited(random: Random, tag: string): string {
  const question = createValidMembers(random, tag);
  const name = random.pick(INHERITED);
  const [hidden, open] = random.isChance(0.5) ? [question, []] : [question.slice(0, 1), question.slice(1)];
  return random.weighted([
    [4, formatObject([[name, formatObject(hidden)], ...open])],
    [2, formatObject([...open, [name, formatObject(hidden)]])],
    [2, formatObject([['constructor', formatObject([['prototype', formatObject(hidden)]])], ...open])],
    [1, formatObject([...question, [name, createAnyJson(random, 2)]])],
    [1, formatObject([['__proto__', 'null'], ...question.slice(1)])],
    [1, formatObject([['title', formatObject([[name, '"x"']])], ...question.slice(1)])],
  ]);
}
