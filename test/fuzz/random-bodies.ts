import type { Random } from '../support/random.ts';
import { createDeepJson, createNoise, formatObject, quoteText } from './json-text.ts';
import { createInherited, createValidMembers, mutateQuestion, repeatKeys } from './random-question.ts';
import { createAnyText, createGoodEmoji } from './unusual-text.ts';

/** The body of a create or an edit, as bytes. */
export interface Body {
  bytes: Buffer;
  /**
   * True if the body meets all of the service's limits and must be accepted. If false, the body may still be
   * valid.
   */
  valid: boolean;
}

/** Returns a random body. `tag` is the start of a valid body's title, to make it unique. */
export function createAnyBody(random: Random, tag: string): Body {
  return random.weighted<() => Body>([
    [28, () => valid(random, tag)],
    [28, () => createText(formatObject(mutateQuestion(random, tag)))],
    [6, () => createBodyAtLimit(random, tag)],
    [6, () => createText(repeatKeys(random, tag))],
    [6, () => createText(createInherited(random, tag))],
    [6, () => damageText(random, tag)],
    [5, () => createText(createNoise(random))],
    [4, () => createText(createDeep(random, tag))],
    [4, () => createText(encodeURI(JSON.stringify(createAnyText(random))))],
    [3, () => createText(random.pick(ODDITIES))],
    [3, () => encodeBody(random, tag)],
    [1, () => createText(createHuge(random, tag))],
  ])();
}

/** Returns a question within all limits. Some fields may have the maximum length. */
export function valid(random: Random, tag: string): Body {
  const members = createValidMembers(random, tag);
  const spaced = random.isChance(0.1)
    ? JSON.stringify(Object.fromEntries(members.map(([k, v]) => [k, JSON.parse(v)])), null, 2)
    : formatObject(members);
  const body = createText(spaced);
  return { ...body, valid: body.bytes.length <= MAX_BYTES };
}

/** The limit from docs/bots/service-differences.md (`error-413`). */
const MAX_BYTES = 256 * 1024;

const createText = (json: string): Body => ({ bytes: Buffer.from(json), valid: false });

const ODDITIES = [...'null true 0 -0 "" [] {} 1e999'.split(' '), '', ' ', '\n\t\r ', '\ufeff'];

/** Returns a question with one field that's exactly at its limit or just beyond it. */
function createBodyAtLimit(random: Random, tag: string): Body {
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
      ? random.pickMany(length, (at) => `${createGoodEmoji(random)} - ${at}`).join('\n')
      : (field === 'title' && length > 50 ? tag : '') + character.repeat(length);
  const cut = field === 'options' ? value : [...value].slice(0, length).join('');
  const others = createValidMembers(random, tag).filter(([name]) => name !== field);
  return { ...createText(formatObject([...others, [field, quoteText(cut)]])), valid: fits };
}

/** Returns a valid question's bytes with some bytes missing, replaced, or added. */
function damageText(random: Random, tag: string): Body {
  const { bytes } = valid(random, tag);
  const at = random.pickInteger(bytes.length);
  const broken = random.pick([
    bytes.subarray(0, at),
    Buffer.concat([bytes.subarray(0, at), Buffer.from([random.pickInteger(256)]), bytes.subarray(at + 1)]),
    Buffer.concat([
      bytes.subarray(0, at),
      Buffer.from(random.pickMany(1 + random.pickInteger(4), () => random.pickInteger(256))),
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
function encodeBody(random: Random, tag: string): Body {
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

/**
 * Creates a deeply nested body, or a question with a deeply nested field. Some of these bodies have no
 * closing brackets.
 */
function createDeep(random: Random, tag: string): string {
  const { closed, open } = createDeepJson(random);
  const question = createValidMembers(random, tag);
  return random.pick([
    closed,
    open,
    formatObject([...question, ['deep', closed]]),
    formatObject([['title', closed], ...question.slice(1)]),
    formatObject([...question.slice(0, 1), ['options', closed]]),
  ]);
}

/** Creates a body close to or above the limit of 256 KiB. */
function createHuge(random: Random, tag: string): string {
  const size = random.pick([200_000, 262_143, 262_144, 262_145, 300_000]);
  const question = createValidMembers(random, tag);
  return random.pick([
    `[${'0,'.repeat(size / 2)}0]`,
    formatObject([...question, ['more', quoteText('x'.repeat(size))]]),
    formatObject([['title', quoteText('x'.repeat(size))], ...question.slice(1)]),
    formatObject([...question.slice(0, 1), ['options', quoteText('🌱 - a\n'.repeat(size / 9))]]),
    formatObject([...question.slice(0, 1), ['options', quoteText(':nobody_knows: - a\n'.repeat(size / 20))]]),
    formatObject([...question.slice(0, 1), ['options', quoteText(`$[${']('.repeat(size / 3)}`)]]),
    ' '.repeat(size),
    `{${'"a":0,'.repeat(size / 6)}"b":0}`,
  ]);
}
