import { setImmediate } from 'node:timers/promises';
import type { CallDetail } from '../../../../shared/local-api/request-log.ts';
import { harCommentOf, harEntry, harHead } from './har.ts';

export interface ExportOptions {
  format: 'har' | 'json';
  /** Of the app, for those who read it. */
  version: string;
  /** Masks what turns out to be a token only once an address is taken apart. */
  mask: (text: string) => string;
  /** How many calls there are to write. */
  count: number;
  /** Characters that the calls may have, all together; the first one is written in any case. */
  maxCharacters?: number;
}

/** Characters: about as much as can be read and kept in memory several times over. */
const MAX_CHARACTERS = 16 * 1024 * 1024;
/** Characters that are written without letting others have their turn: a few milliseconds. */
const AT_ONE_GO = 128 * 1024;

/**
 * Writes calls as HAR or JSON, oldest first. They come newest first, each read when its turn is, and other work goes on
 * in between. `leftOut`: how many older ones have no room.
 */
export async function exportCalls(
  newestFirst: Iterable<CallDetail>,
  { format, version, mask, count, maxCharacters = MAX_CHARACTERS }: ExportOptions,
): Promise<{ text: string; leftOut: number }> {
  const indent = format === 'har' ? '      ' : '  ';
  const written: { at: number; id: number; text: string }[] = [];
  let characters = 0;
  let sinceTurn = 0;
  for (const call of newestFirst) {
    const text = indented(format === 'har' ? harEntry(call, mask) : call, indent);
    if (written.length > 0 && characters + text.length > maxCharacters) break;
    written.push({ at: call.at, id: call.id, text });
    characters += text.length;
    sinceTurn += text.length;
    if (sinceTurn < AT_ONE_GO) continue;
    sinceTurn = 0;
    await setImmediate();
  }
  const leftOut = count - written.length;
  const calls = written.sort((a, b) => a.at - b.at || a.id - b.id).map(({ text }) => text);
  const list = (closing: string) => (calls.length === 0 ? '[]' : `[\n${calls.join(',\n')}\n${closing}]`);
  if (format === 'json') return { text: `${list('')}\n`, leftOut };
  const head = indented({ ...harHead(version), ...harCommentOf(leftOut) }, '  ')
    .trim()
    .slice(0, -1)
    .trimEnd();
  return { text: `{\n  "log": ${head},\n    "entries": ${list('    ')}\n  }\n}\n`, leftOut };
}

/** JSON with every line moved in. No text in JSON has a line end of its own. */
const indented = (value: unknown, indent: string): string =>
  indent + JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
