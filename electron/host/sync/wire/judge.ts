import { wordsOf } from '../words.ts';
import type { RawAnswer } from './round-trip.ts';

/** What an answer to a fetch looks like, to whoever does not know yet whether the service is there. */
export type Look =
  /** JSON of the service: a question, a refusal, or that there is no such question. */
  | { kind: 'service'; status: number; words: string }
  /** It sends elsewhere; `to` without what may be secret in it. */
  | { kind: 'redirect'; status: number; host: string; to: string }
  /** A page for people, such as one to log in. */
  | { kind: 'page'; status: number; title: string }
  /** Neither. */
  | { kind: 'other'; status: number; type: string }
  /** It can't answer now. */
  | { kind: 'trouble'; status: number };

const MAX_TITLE = 300;

/** `asked`: the address that was fetched. */
export function lookOf({ status, headers, text }: RawAnswer, asked: URL): Look {
  if (status >= 300 && status < 400) {
    const to = URL.parse(String(headers.location ?? ''), asked.href);
    return { kind: 'redirect', status, host: to?.host ?? '', to: to ? to.origin + to.pathname : '' };
  }
  if (status >= 500 || status === 429 || status === 408) return { kind: 'trouble', status };
  const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
  if (isJson(text)) return { kind: 'service', status, words: wordsOf(text) };
  if (/html/i.test(type) || /^\s*<(!doctype|html)/i.test(text)) {
    const title = /<title[^>]*>([^<]*)/i.exec(text)?.[1]?.trim() ?? '';
    return { kind: 'page', status, title: title.slice(0, MAX_TITLE) };
  }
  // A bare status says enough where no body is needed.
  if (text.trim() === '' && status >= 400) return { kind: 'service', status, words: '' };
  return { kind: 'other', status, type };
}

/** Nothing that the service answers is less than an object. */
function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}
