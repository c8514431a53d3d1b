import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { formatPlanICalendar } from '../../../../electron/host/library/search/plan-icalendar.ts';
import { type Entry, MAX_MOMENT } from '../../../../shared/library/entry.ts';
import { createEmptyDraft } from '../../../../shared/question/question-fields.ts';
import { createExampleEntry } from '../../../support/store-entries.ts';

const splitLines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar of planned questions', () => {
  it('has an all-day event per question, sorted by date', () => {
    const [a, b, c] = [createExampleEntry(1), createExampleEntry(2), createExampleEntry(3)];
    const lines = splitLines(
      formatPlanICalendar([{ ...a, plannedFor: '2026-12-31' }, { ...b, plannedFor: '2026-11-20' }, c]),
    );
    expect(lines.filter((line) => line.startsWith('DT') && !line.startsWith('DTSTAMP'))).toEqual([
      'DTSTART;VALUE=DATE:20261120',
      'DTEND;VALUE=DATE:20261121',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
    ]);
  });

  it('has a higher sequence number after each change, up to the largest integer in iCalendar', () => {
    const format = (version: number) =>
      splitLines(formatPlanICalendar([{ ...createExampleEntry(1), version, plannedFor: '2026-11-20' }]));
    expect(format(1)).toContain('SEQUENCE:0');
    expect(format(2)).toContain('SEQUENCE:1');
    expect(format(1e12)).toContain('SEQUENCE:2147483647');
    expect(format(1)).toContain('LAST-MODIFIED:20260101T000100Z');
    expect(format(1)).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
  });

  it('can be read by another parser, even with 1,000 generated titles', () => {
    const parts = [
      '\r',
      '\n',
      '\v',
      '\u0007',
      '\u0085',
      '\u2028',
      '\t',
      ' ',
      ':',
      ';',
      ',',
      '\\',
      '"',
      'n',
      'N',
      '👩‍🚀',
    ];
    const title = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...parts, 'END:VEVENT') }),
      fc.string({ unit: 'grapheme', minLength: 80, maxLength: 200 }),
    );
    const titles = fc.sample(title, 1_000);
    const text = formatPlanICalendar(
      titles.map((title, at) => {
        const draft = { input: { ...createEmptyDraft(), title }, basedOn: 0 };
        return {
          ...createExampleEntry(at + 1),
          question: null,
          draft,
          key: `${at}`,
          plannedFor: '2026-11-30',
        };
      }),
    );
    // Encoding replaces unpaired surrogates.
    const events = new ICAL.Component(ICAL.parse(Buffer.from(text).toString()))
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));
    const toShown = (title: string) =>
      Buffer.from(title.trim())
        .toString()
        .replace(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, '\n')
        .replace(/[^\P{Cc}\t\n]/gu, '');
    expect(events.map(({ summary }) => summary ?? '')).toEqual(
      titles.map((title, at) => (title.trim() === '' ? `#${at + 1}` : toShown(title))),
    );
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(1_000);
    const dates = events.map(({ startDate, endDate }) => `${startDate} ${endDate}`);
    expect(new Set(dates)).toEqual(new Set(['2026-11-30 2026-12-01']));
  });

  describe('UIDs', () => {
    const findUid = (entry: Entry) =>
      splitLines(formatPlanICalendar([{ ...entry, plannedFor: '2026-11-20' }])).find((line) =>
        line.startsWith('UID:'),
      );

    it.each([
      ['a key', '9f0c'],
      ['no key', null],
    ])("don't change when a question with %s is edited", (_, key) => {
      const entry = { ...createExampleEntry(1), key };
      const edited = { ...createExampleEntry(1, 2), key, tags: ['tea'] };
      expect(findUid(entry)).toMatch(/^UID:[\w-]{43}@qotd-studio$/);
      expect(findUid(edited)).toBe(findUid(entry));
    });

    it('differ between libraries with the same IDs', () => {
      const entry = createExampleEntry(1);
      if (!entry.question) throw new Error('An example has a question.');
      const question = { ...entry.question, createdAt: '2026-11-28T12:00:00.000Z' };
      const others = [
        { ...entry, key: 'a' },
        { ...entry, key: 'b\r\nEND:VEVENT' },
        { ...entry, question },
        createExampleEntry(2),
      ];
      expect(new Set([entry, ...others].map(findUid)).size).toBe(5);
    });
  });

  it('shows a posted question on its posting date', () => {
    const entry = createExampleEntry(1);
    if (!entry.question) throw new Error('An example has a question.');
    const question = { ...entry.question, sentAt: new Date('2026-11-27T23:30').toISOString() };
    const text = formatPlanICalendar([{ ...entry, question, plannedFor: '2026-12-01' }]);
    expect(text).toContain('DTSTART;VALUE=DATE:20261127');
    expect(text).not.toContain('20261201');
  });

  it('has a valid event for each date and time that a file can contain', () => {
    const days = ['0001-01-01', '1999-12-31', '2100-12-31', '9999-12-31'];
    const text = formatPlanICalendar(
      [-MAX_MOMENT, MAX_MOMENT].flatMap((editedAt) =>
        days.map((plannedFor, at) => ({ ...createExampleEntry(at + 1), editedAt, plannedFor })),
      ),
    );
    expect(text.match(/^DTSTAMP:\d{8}T\d{6}Z\r$/gm)).toHaveLength(2 * days.length);
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    const dates = events.map((event) => String(event.getFirstPropertyValue('dtstart')).padStart(10, '0'));
    expect(dates).toEqual(days.flatMap((day) => [day, day]));
    for (const event of events) {
      const { startDate, endDate } = new ICAL.Event(event);
      // Without an end, an event has a single day.
      expect(endDate.subtractDate(startDate).toSeconds()).toBe(86_400);
    }
  });

  it('omits deleted questions', () => {
    expect(
      formatPlanICalendar([{ ...createExampleEntry(1), plannedFor: '2026-11-20', removedAt: 1 }]),
    ).not.toContain('VEVENT');
  });

  it('escapes text and folds lines longer than 75 bytes between characters', () => {
    const entry = createExampleEntry(1);
    const title = `Tea, coffee; or\\both? ${'☕'.repeat(60)}`;
    const input = { ...(entry.draft?.input ?? createEmptyDraft()), title, options: '🍵 - Tea\n☕ - Coffee' };
    const text = formatPlanICalendar([
      { ...entry, question: null, draft: { input, basedOn: 0 }, plannedFor: '2026-11-20' },
    ]);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\uFFFD');
    expect(splitLines(text)).toContain(`SUMMARY:Tea\\, coffee\\; or\\\\both? ${'☕'.repeat(60)}`);
    expect(splitLines(text)).toContain('DESCRIPTION:🍵 - Tea\\n☕ - Coffee');
    expect(splitLines(text)).toContain('STATUS:TENTATIVE');
  });

  it("doesn't get extra lines from line breaks in text fields", () => {
    const entry = createExampleEntry(1);
    const separators = ['\r\n', '\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029', '\u001c', '\0'];
    for (const separator of separators) {
      const injected = `Tea?${separator}END:VEVENT${separator}BEGIN:VALARM`;
      const input = { ...createEmptyDraft(), title: injected, description: injected, footer: injected };
      const text = formatPlanICalendar([
        { ...entry, question: null, draft: { input, basedOn: 0 }, plannedFor: '2026-11-20' },
      ]);
      const lines = text.replaceAll('\r\n ', '').split(/\r\n|[\p{Cc}\u2028\u2029]/u);
      expect(lines.filter((line) => /^(?:END|BEGIN):/.test(line))).toEqual([
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
        'END:VEVENT',
        'END:VCALENDAR',
      ]);
      expect(text).not.toMatch(/[^\P{Cc}\r\n]/u);
    }
  });

  it.each(['a draft', 'a question'])(
    'includes the description, footer, and custom emoji names of %s',
    (kind) => {
      const entry = createExampleEntry(1);
      const image = '$[sleepy dragon](/placeholders/emoji/dragon.svg)$';
      const texts = { title: 'Which pet?', description: 'Choose one', footer: 'Asked daily' };
      const input = { ...createEmptyDraft(), ...texts, options: `${image} - Dragon\n🐈 - Cat` };
      const options = [
        { emoji: image, text: 'Dragon' },
        { emoji: '🐈', text: 'Cat' },
      ];
      const question = entry.question && {
        ...entry.question,
        ...texts,
        options: entry.question.options.slice(0, 2).map((option, at) => ({ ...option, ...options[at] })),
      };
      const isDraft = kind === 'a draft';
      const text = formatPlanICalendar([
        {
          ...entry,
          question: isDraft ? null : question,
          draft: isDraft ? { input, basedOn: 0 } : null,
          plannedFor: '2026-11-20',
        },
      ]);
      const dash = isDraft ? ' - ' : ' ';
      expect(splitLines(text)).toContain(
        `DESCRIPTION:Choose one\\n\\n:sleepy_dragon:${dash}Dragon\\n🐈${dash}Cat\\n\\nAsked daily`,
      );
    },
  );
});
