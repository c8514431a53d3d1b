import { printParseErrorCode, visit } from 'jsonc-parser';
import type { JsonFault } from '../../../shared/import-export/file-problem.ts';
import { formatJsonFault } from '../../../shared/messages/file-problem-message.ts';
import { translateToEnglish } from '../../../shared/messages/translate.ts';
import { MAX_FILE_DEPTH } from './json-depth.ts';
import { parseJson } from './parse-json.ts';

export class TooManyElements extends Error {}

interface FaultPlace {
  line: number;
  /** The number of UTF-16 code units before the fault. */
  at: number;
  why: JsonFault;
  /** Describes the fault in English without a period. */
  wrong: string;
}

/** The line number of each element, or the first fault. Lines start at 1. */
export type JsonScan = { ok: true; lines: number[] } | ({ ok: false } & FaultPlace);

class FaultFound extends Error {
  readonly place: FaultPlace;

  constructor(line: number, at: number, why: JsonFault) {
    super(why);
    this.place = { line: line + 1, at, why, wrong: formatJsonFault(why, translateToEnglish) };
  }
}

/**
 * Returns the line number of each element in the outermost list, or in the list in the outermost object's
 * field `member`. Returns the first fault for JSON that's invalid or nested too deeply.
 *
 * Throws TooManyElements if there are more than `maxElements`.
 */
export function scanJson(text: string, member: string, maxElements = Number.POSITIVE_INFINITY): JsonScan {
  let lines: number[] = [];
  const open: ('[' | '{')[] = [];
  /** The depth of the elements, or -1 outside of the list. */
  let elementDepth = -1;
  let name = '';
  let previous: Token = 'start';

  function onValue(line: number): void {
    if (open.length !== elementDepth) return;
    if (lines.length >= maxElements) throw new TooManyElements();
    lines.push(line + 1);
  }
  function onBegin(bracket: '[' | '{', at: number, line: number): void {
    onValue(line);
    if (open.length === MAX_FILE_DEPTH) throw new FaultFound(line, at, 'depth');
    const isInMember = open.length === 1 && open[0] === '{' && name === member;
    open.push(bracket);
    if (bracket === '[' && (open.length === 1 || isInMember)) {
      elementDepth = open.length;
      lines = [];
    }
    previous = bracket;
  }
  function onEnd(): void {
    if (open.length === elementDepth) elementDepth = -1;
    open.pop();
    previous = 'value';
  }

  try {
    visit(
      text,
      {
        onObjectBegin: (at, _length, line) => onBegin('{', at, line),
        onArrayBegin: (at, _length, line) => onBegin('[', at, line),
        onObjectEnd: onEnd,
        onArrayEnd: onEnd,
        onObjectProperty: (property) => {
          if (open.length === 1) name = property;
          previous = 'name';
        },
        onLiteralValue: (_value, _at, _length, line) => {
          onValue(line);
          previous = 'value';
        },
        onSeparator: (separator) => {
          previous = separator === ':' ? ':' : ',';
        },
        onError: (code, at, length, line) => {
          const isInString = STRING_ERROR.test(printParseErrorCode(code));
          const { why, offset } = isInString
            ? findFaultInString(text, at, at + length)
            : { why: at === text.length ? 'early' : describeMissing(previous, open.at(-1)), offset: at };
          throw new FaultFound(line, offset, why);
        },
      },
      { disallowComments: true },
    );
    return { ok: true, lines };
  } catch (error) {
    if (error instanceof FaultFound) return { ok: false, ...error.place };
    throw error;
  }
}

/**
 * Parses JSON. Returns the value, or the reason why the JSON is invalid. The reason is null if it's unknown.
 */
export function parseWithFault(text: string): { value: unknown } | { why: JsonFault | null } {
  try {
    return { value: parseJson(text, MAX_FILE_DEPTH) };
  } catch {
    const scan = scanJson(text, '');
    return { why: scan.ok ? null : scan.why };
  }
}

const STRING_ERROR = /EndOfString|Unicode|EscapeCharacter|InvalidCharacter/;
/** Matches an escape sequence, or captures a forbidden character: a control character or a lone backslash. */
const ESCAPE_OR_BAD = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})|([^ -[\]-\uffff])/g;

/**
 * Finds the fault in a string, because the parser reports only the whole string. `end` is the end of the
 * string or of its line.
 */
function findFaultInString(text: string, start: number, end: number): { why: JsonFault; offset: number } {
  const string = text.slice(start, end + 1);
  const bad = string.matchAll(ESCAPE_OR_BAD).find(({ 1: character }) => character !== undefined);
  if (!bad) return { why: 'open-text', offset: end };
  return { why: bad[1] === '\\' ? 'escape' : 'control', offset: start + bad.index };
}

type Token = 'start' | '[' | '{' | ',' | ':' | 'name' | 'value';

function describeMissing(previous: Token, bracket: '[' | '{' | undefined): JsonFault {
  switch (previous) {
    case '[':
      return 'value or ]';
    case '{':
      return 'name or }';
    case 'name':
      return 'colon';
    case 'value':
      return bracket === undefined ? 'end' : 'comma';
    case ',':
      return bracket === '{' ? 'name' : 'value';
    default:
      return 'value';
  }
}
