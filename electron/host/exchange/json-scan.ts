import type { JsonFault } from '../../../shared/file-fault.ts';
import { MAX_FILE_DEPTH } from '../json.ts';
import { JSON_WORDS } from './file-fault-words.ts';
import { TooManyQuestions } from './item.ts';
import { createJsonText, NoJson } from './json-text.ts';

/**
 * Where the elements of a list begin, or where a text stops being JSON and why. Lines count from 1; `at` is how many
 * UTF-16 units are in front of the fault; `wrong` says it in words, without full stop.
 */
export type JsonScan =
  | { ok: true; lines: number[] }
  | { ok: false; line: number; at: number; why: JsonFault; wrong: string };

type Expected = Extract<JsonFault, 'value' | 'value or ]' | 'name' | 'name or }' | 'comma' | 'end'>;

/**
 * Reads a text as `JSON.parse` does, for what that does not tell: the line of each element of the outermost list, or of
 * the list which is the outermost object's `member`; and, in a text that is no JSON or is nested too deep, the line of the first
 * fault. Throws TooManyQuestions for a list of more than `maxElements`.
 */
export function scanJson(source: string, member: string, maxElements = Number.POSITIVE_INFINITY): JsonScan {
  const text = createJsonText(source);
  /** The brackets that are open here. */
  const open: ('[' | '{')[] = [];
  let lines: number[] = [];
  /** How deep the list is whose elements are looked for; 0 outside of it. */
  let inside = 0;
  /** The member of the outermost object whose value comes. */
  let name = '';

  const behindValue = (): Expected => (open.length === 0 ? 'end' : 'comma');
  const behindComma = (): Expected => (open.at(-1) === '[' ? 'value' : 'name');

  function enter(bracket: '[' | '{'): Expected {
    const isSought = open.length === 0 || (open.length === 1 && open[0] === '{' && name === member);
    if (open.length === MAX_FILE_DEPTH) throw new NoJson('depth');
    open.push(bracket);
    text.skip();
    if (bracket === '{') return 'name or }';
    if (isSought) {
      inside = open.length;
      lines = [];
    }
    return 'value or ]';
  }

  function leave(): Expected {
    open.pop();
    text.skip();
    if (open.length < inside) inside = 0;
    return behindValue();
  }

  function passValue(character: string, expected: Expected): Expected {
    if (inside > 0 && open.length === inside) {
      if (lines.length >= maxElements) throw new TooManyQuestions();
      lines.push(text.line());
    }
    if (character === '[' || character === '{') return enter(character);
    if (character === '"') text.passText();
    else if (!text.passLiteral()) throw new NoJson(expected);
    return behindValue();
  }

  function passName(character: string, expected: Expected): Expected {
    if (character !== '"') throw new NoJson(expected);
    const typed = text.passText();
    if (open.length === 1) name = String(JSON.parse(typed));
    if (text.next() !== ':') throw new NoJson('colon');
    text.skip();
    return 'value';
  }

  function pass(character: string, expected: Expected): Expected {
    const closing = open.at(-1) === '[' ? ']' : '}';
    const mayClose = expected === 'comma' || expected === 'value or ]' || expected === 'name or }';
    if (mayClose && character === closing) return leave();
    if (expected === 'value' || expected === 'value or ]') return passValue(character, expected);
    if (expected === 'name' || expected === 'name or }') return passName(character, expected);
    if (expected === 'end' || character !== ',') throw new NoJson(expected);
    text.skip();
    return behindComma();
  }

  try {
    let expected: Expected = 'value';
    for (let next = text.next(); next !== undefined; next = text.next()) expected = pass(next, expected);
    if (expected !== 'end') throw new NoJson('early');
    return { ok: true, lines };
  } catch (error) {
    if (!(error instanceof NoJson)) throw error;
    const { why } = error;
    return { ok: false, line: text.line(), at: text.at(), why, wrong: JSON_WORDS[why] };
  }
}
