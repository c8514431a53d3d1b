import type { ShellCommand } from '../../shared/shell.ts';

/** The scheme of links into the app, without its colon. */
export const LINK_SCHEME = 'qotd';

const LINK = /^qotd:\/\/(open|adopt)\/([0-9A-Za-z]{1,64})\/?$/i;
const ID = /^[1-9][0-9]{0,15}$/;

/** Whether a text is meant for this app at all. */
export const isLink = (text: string): boolean => text.slice(0, 5).toLowerCase() === `${LINK_SCHEME}:`;

/**
 * What a link asks for: `qotd://open/12` for question 12 of this library, `qotd://adopt/48213` for that one of the live
 * service, which may be named by its `_id` as well. Null for anything else: a link comes from whoever wrote it.
 */
export function readLink(text: string): Extract<ShellCommand, { kind: 'open' | 'adopt' }> | null {
  const [, what, reference] = LINK.exec(text) ?? [];
  if (what === undefined || reference === undefined) return null;
  if (what.toLowerCase() === 'adopt') return { kind: 'adopt', reference };
  const id = Number(reference);
  return ID.test(reference) && Number.isSafeInteger(id) ? { kind: 'open', id } : null;
}
