import type { Random } from '../support/random.ts';
import { anyJson, type Members, objectText, quoted } from './json-text.ts';
import { anyText, goodEmoji, grammarText, plainText } from './unusual-text.ts';

/** Returns the fields of a question within all limits, some of them fully used. `tag` starts its title. */
export function validMembers(random: Random, tag: string): Members {
  const lines = random.many(
    2 + random.integer(random.chance(0.1) ? 19 : 4),
    (at) => `${goodEmoji(random)} - ${plainText(random)} ${at}`,
  );
  const options = lines.join(random.chance(0.1) ? '\r\n' : '\n') + (random.chance(0.1) ? '\n' : '');
  const optional = (name: string, some: () => string): Members =>
    random.weighted<Members>([
      [4, []],
      [1, [[name, 'null']]],
      [1, [[name, '""']]],
      [4, [[name, quoted(some())]]],
    ]);
  const members: Members = [
    [
      'title',
      quoted(
        `${tag} ${random.pick([plainText(random), '😀'.repeat(100), '\u202eabc\u202c', '<b>&"</b>'])}`.trim(),
      ),
    ],
    ['options', quoted(options)],
    ...optional('description', () => random.pick([plainText(random), '😀'.repeat(350), 'a\nb\tc'])),
    ...optional('footer', () => random.pick([plainText(random), 'ä'.repeat(200)])),
    ...optional('image', () =>
      random.pick(['https://x.example/a.png', 'http://127.0.0.1:1/b?c#d', '$$a red fox$$', '$$<&>"$$']),
    ),
  ];
  return random.chance(0.2)
    ? [...members, [random.pick(['id', 'status', 'votes', 'x'.repeat(300), '']), anyJson(random, 3)]]
    : members;
}

const FIELDS = ['title', 'options', 'description', 'footer', 'image'];

/** Returns a valid question in which some fields are replaced, missing, or added. */
export function mutated(random: Random, tag: string): Members {
  const members = validMembers(random, tag);
  const turns = 1 + random.integer(3);
  for (let turn = 0; turn < turns; turn++) {
    const name = random.pick(FIELDS);
    const at = members.findIndex(([known]) => known === name);
    const other: Members = random.chance(0.1) ? [] : [[name, anyMember(random, name)]];
    members.splice(at < 0 ? members.length : at, at < 0 ? 0 : 1, ...other);
  }
  return members;
}

function anyMember(random: Random, name: string): string {
  if (random.chance(0.3)) return anyJson(random, 3);
  if (name !== 'options') return quoted(anyText(random));
  return quoted(
    random.weighted<() => string>([
      [4, () => grammarText(random)],
      [
        3,
        () =>
          random.many(random.pick([0, 1, 2, 20, 21, 300]), (at) => `${goodEmoji(random)} - ${at}`).join('\n'),
      ],
      [2, () => random.many(3, () => `${goodEmoji(random)} - ${anyText(random)}`).join('\n')],
      [2, () => random.many(3, () => `${anyText(random)} - ${plainText(random)}`).join('\n')],
      [1, () => anyText(random)],
    ])(),
  );
}

/** Returns a question with some repeated fields. */
export function repeatedKeys(random: Random, tag: string): string {
  const twice = [...validMembers(random, tag), ...mutated(random, tag)];
  return objectText(random.chance(0.5) ? twice : twice.reverse());
}

const INHERITED = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'],
  ...['toJSON', '__defineGetter__'],
];

/** Returns fields with names that every object inherits, with the question or a part of it only in those. */
export function inherited(random: Random, tag: string): string {
  const question = validMembers(random, tag);
  const name = random.pick(INHERITED);
  const [hidden, open] = random.chance(0.5) ? [question, []] : [question.slice(0, 1), question.slice(1)];
  return random.weighted([
    [4, objectText([[name, objectText(hidden)], ...open])],
    [2, objectText([...open, [name, objectText(hidden)]])],
    [2, objectText([['constructor', objectText([['prototype', objectText(hidden)]])], ...open])],
    [1, objectText([...question, [name, anyJson(random, 2)]])],
    [1, objectText([['__proto__', 'null'], ...question.slice(1)])],
    [1, objectText([['title', objectText([[name, '"x"']])], ...question.slice(1)])],
  ]);
}
