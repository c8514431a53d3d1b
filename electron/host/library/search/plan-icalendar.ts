import { hash } from 'node:crypto';
import { readEmoji } from '../../../../shared/emoji/emoji-syntax.ts';
import { addDays } from '../../../../shared/library/calendar-date.ts';
import { type Entry, stateOf } from '../../../../shared/library/entry.ts';
import { findEntryPlanDate } from '../../../../shared/library/plan-date.ts';
import { removeControls } from '../../../../shared/text/invisible-characters.ts';

/**
 * Formats the planned questions as an iCalendar file (RFC 5545) with an all-day event for each, ordered by
 * planned date.
 */
export function formatPlanICalendar(entries: Iterable<Entry>): string {
  const events = [...entries]
    .flatMap((entry) => {
      const date = entry.removedAt === null ? findEntryPlanDate(entry) : undefined;
      return date === undefined ? [] : [{ entry, date }];
    })
    .sort((a, b) => compare(a.date, b.date) || a.entry.id - b.entry.id)
    .flatMap(({ entry, date }) => formatEvent(entry, date));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//QOTD Studio//Plan//EN',
    'X-WR-CALNAME:QOTD Studio',
    // Subscribed calendars otherwise wait for up to a day.
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function formatEvent(entry: Entry, day: string): string[] {
  const { id, question, draft, editedAt, version } = entry;
  const changedAt = new Date(Math.min(Math.max(editedAt, FIRST_TIME), LAST_TIME))
    .toISOString()
    .replace(/[-:]|\.\d+/g, '');
  const next = addDays(day, 1);
  const { title = '', description = '', footer = '' } = question ?? draft?.input ?? {};
  const options = question
    ? question.options.map(({ emoji, text }) => `${toPlainEmoji(emoji)} ${text}`.trim()).join('\n')
    : (draft?.input.options ?? '').split('\n').map(toPlainEmoji).join('\n');
  const details = [description, options, footer].filter((text) => text?.trim()).join('\n\n');
  return [
    'BEGIN:VEVENT',
    `UID:${createUid(entry)}@qotd-studio`,
    `DTSTAMP:${changedAt}`,
    `LAST-MODIFIED:${changedAt}`,
    // Calendar apps can ignore a change if this number stays the same.
    `SEQUENCE:${Math.min(version - 1, MAX_SEQUENCE)}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    // Years have 4 digits. An event without an end has a single day.
    ...(next === day ? [] : [`DTEND;VALUE=DATE:${next.replaceAll('-', '')}`]),
    `SUMMARY:${escapeText(title.trim() || `#${id}`)}`,
    `DESCRIPTION:${escapeText(details)}`,
    // A draft can still change, so its event is tentative.
    `STATUS:${stateOf(entry) === 'draft' ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** The first and the last time with a 4-digit year. */
const FIRST_TIME = Date.parse('0000-01-01T00:00:00Z');
const LAST_TIME = Date.parse('9999-12-31T23:59:59Z');

/** The largest integer in iCalendar. */
const MAX_SEQUENCE = 2 ** 31 - 1;

/**
 * Returns a name for the event that no edit changes and no other library uses. Questions from the API and from
 * older imports have no key. Hashing limits the length and characters of keys from files.
 */
const createUid = ({ key, id, question }: Entry): string =>
  hash('sha256', key ?? `${id} ${question?.createdAt}`, 'base64url');

/** Replaces a custom emoji with its name because calendar apps don't show images in text. */
function toPlainEmoji(line: string): string {
  const emoji = readEmoji(line);
  if (!emoji.ok || emoji.form.kind !== 'image') return line;
  const name = emoji.form.label.trim().replace(/\s+/g, '_');
  return `${name === '' ? '' : `:${name}:`}${line.slice(emoji.typed.length)}`;
}

/**
 * Escapes text (RFC 5545, section 3.3.11). Replaces all line separators because calendar apps end a line at
 * any of them. Removes other control characters because the format doesn't allow them.
 */
const escapeText = (text: string): string =>
  removeControls(text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, '\\n'));

/** The maximum number of bytes in a line, without its line break. */
const MAX_LINE_BYTES = 75;

/** Splits a long line between characters and starts each continuation line with a space. */
function foldLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MAX_LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
