import { messageIdOf } from '../library/sent.ts';

/** Digits from which a number is an id of the chat platform, and no question's. */
const MESSAGE_DIGITS = 15;

/**
 * The place of a question below `/questions/`, as named by its id, `_` and the id of its message, that id alone, a link to the message,
 * or a link to the question itself. Null: it names none.
 */
export function placeOf(reference: string): string | null {
  const text = reference.trim().replace(/^#/, '');
  if (/^_\d{1,30}$/.test(text)) return text;
  if (/^\d{1,30}$/.test(text)) return text.length < MESSAGE_DIGITS ? plainId(text) : `_${text}`;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const path = new URL(text).pathname;
  const question = /\/questions\/(_?\d{1,30})\/?$/.exec(path)?.[1];
  if (question !== undefined) return question;
  const message = messageIdOf(path);
  return message === undefined ? null : `_${message}`;
}

const plainId = (digits: string): string | null => {
  const id = Number(digits);
  return id > 0 ? String(id) : null;
};
