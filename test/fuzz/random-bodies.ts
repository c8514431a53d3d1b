import type { Random } from '../support/random.ts';
import { deepJson, noise, objectText, quoted } from './json-text.ts';
import { inherited, mutated, repeatedKeys, validMembers } from './random-question.ts';
import { anyText, goodEmoji } from './unusual-text.ts';

/** The body of a create or an edit as bytes. */
export interface Body {
  bytes: Buffer;
  /** Meets all limits of the service, so it must be accepted. If false, nothing is known. */
  valid: boolean;
}

/** Returns a body of any kind. `tag` starts the title of a valid one to make it unique. */
export function anyBody(random: Random, tag: string): Body {
  return random.weighted<() => Body>([
    [28, () => valid(random, tag)],
    [28, () => text(objectText(mutated(random, tag)))],
    [6, () => atTheLimit(random, tag)],
    [6, () => text(repeatedKeys(random, tag))],
    [6, () => text(inherited(random, tag))],
    [6, () => damaged(random, tag)],
    [5, () => text(noise(random))],
    [4, () => text(deep(random, tag))],
    [4, () => text(encodeURI(JSON.stringify(anyText(random))))],
    [3, () => text(random.pick(ODDITIES))],
    [3, () => encoded(random, tag)],
    [1, () => text(huge(random, tag))],
  ])();
}

/** Returns a question within all limits, some of them fully used. */
export function valid(random: Random, tag: string): Body {
  const members = validMembers(random, tag);
  const spaced = random.chance(0.1)
    ? JSON.stringify(Object.fromEntries(members.map(([k, v]) => [k, JSON.parse(v)])), null, 2)
    : objectText(members);
  const body = text(spaced);
  return { ...body, valid: body.bytes.length <= MAX_BYTES };
}

/** 256 KiB (docs/bots/service-differences.md, `error-413`). */
const MAX_BYTES = 256 * 1024;

const text = (json: string): Body => ({ bytes: Buffer.from(json), valid: false });

const ODDITIES = [...'null true 0 -0 "" [] {} 1e999'.split(' '), '', ' ', '\n\t\r ', '\ufeff'];

/** Returns one field at its limit, one shorter than allowed, or one longer. */
function atTheLimit(random: Random, tag: string): Body {
  const [field, length, fits] = random.pick([
    ['title', 4, false],
    ['title', 5, true],
    ['title', 150, true],
    ['title', 151, false],
    ['description', 350, true],
    ['description', 351, false],
    ['footer', 200, true],
    ['footer', 201, false],
    ['options', 1, false],
    ['options', 2, true],
    ['options', 20, true],
    ['options', 21, false],
  ] as const);
  const character = random.pick(['x', '😀', 'ä', '\u0301']);
  const value =
    field === 'options'
      ? random.many(length, (at) => `${goodEmoji(random)} - ${at}`).join('\n')
      : (field === 'title' && length > 50 ? tag : '') + character.repeat(length);
  const cut = field === 'options' ? value : [...value].slice(0, length).join('');
  const others = validMembers(random, tag).filter(([name]) => name !== field);
  return { ...text(objectText([...others, [field, quoted(cut)]])), valid: fits };
}

/** Returns a damaged valid question. */
function damaged(random: Random, tag: string): Body {
  const { bytes } = valid(random, tag);
  const at = random.integer(bytes.length);
  const broken = random.pick([
    bytes.subarray(0, at),
    Buffer.concat([bytes.subarray(0, at), Buffer.from([random.integer(256)]), bytes.subarray(at + 1)]),
    Buffer.concat([
      bytes.subarray(0, at),
      Buffer.from(random.many(1 + random.integer(4), () => random.integer(256))),
      bytes.subarray(at),
    ]),
    Buffer.concat([bytes, random.pick([bytes, Buffer.from([0]), Buffer.from('}'), Buffer.from(' ,')])]),
    bytes.subarray(at),
  ]);
  return { bytes: broken, valid: false };
}

const BAD_UTF8 = [
  [0xff],
  [0xfe, 0xff],
  [0xc0, 0x80],
  [0xc3],
  [0xe2, 0x82],
  [0xed, 0xa0, 0x80],
  [0xf4, 0x90, 0x80, 0x80],
  [0x80],
];

/** Returns a valid question in an encoding that JSON doesn't allow. */
function encoded(random: Random, tag: string): Body {
  const { bytes } = valid(random, tag);
  const json = bytes.toString();
  const inTitle = bytes.indexOf(tag) + 1;
  const broken = random.pick([
    Buffer.from(json, 'utf16le'),
    Buffer.from(`\ufeff${json}`, 'utf16le'),
    Buffer.from(json, 'latin1'),
    Buffer.from(`\ufeff${json}`),
    Buffer.concat([bytes.subarray(0, inTitle), Buffer.from(random.pick(BAD_UTF8)), bytes.subarray(inTitle)]),
  ]);
  return { bytes: broken, valid: false };
}

/** Nests deeply: as the whole body, in a field, or without an end. */
function deep(random: Random, tag: string): string {
  const { closed, open } = deepJson(random);
  const question = validMembers(random, tag);
  return random.pick([
    closed,
    open,
    objectText([...question, ['deep', closed]]),
    objectText([['title', closed], ...question.slice(1)]),
    objectText([...question.slice(0, 1), ['options', closed]]),
  ]);
}

/** Close to and above the limit of 256 KiB for a body. */
function huge(random: Random, tag: string): string {
  const size = random.pick([200_000, 262_143, 262_144, 262_145, 300_000]);
  const question = validMembers(random, tag);
  return random.pick([
    `[${'0,'.repeat(size / 2)}0]`,
    objectText([...question, ['more', quoted('x'.repeat(size))]]),
    objectText([['title', quoted('x'.repeat(size))], ...question.slice(1)]),
    objectText([...question.slice(0, 1), ['options', quoted('🌱 - a\n'.repeat(size / 9))]]),
    objectText([...question.slice(0, 1), ['options', quoted(':nobody_knows: - a\n'.repeat(size / 20))]]),
    objectText([...question.slice(0, 1), ['options', quoted(`$[${']('.repeat(size / 3)}`)]]),
    ' '.repeat(size),
    `{${'"a":0,'.repeat(size / 6)}"b":0}`,
  ]);
}
