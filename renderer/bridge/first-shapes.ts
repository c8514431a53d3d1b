/**
 * The shapes of what a window reads before anything else: a few lines of a library of which only what is used gets into
 * the bundle. The schemas of `shared/` say the same with all limits, for the host; they are many times as large and come
 * with the other answers. TypeScript holds the two to the same types, and test/unit/renderer/first-shapes.test.ts to the
 * same values.
 */

import * as v from 'valibot';
import type { HostEvent, Reply } from '../../shared/bridge-start.ts';
import { FIELDS, ORIGINS, SAVERS, SECTIONS, STATES } from '../../shared/entry.ts';
import { ERROR_CODES } from '../../shared/errors.ts';
import { GRADE_NAMES } from '../../shared/grades.ts';
import { HOLDS } from '../../shared/holds.ts';
import type { Settings } from '../../shared/settings.ts';
import {
  ABSENT_FIELDS,
  COUNTERS,
  DENSITIES,
  LANGUAGES,
  OPTION_FORMS,
  PREVIEW_LAYOUTS,
  PREVIEW_THEMES,
  TEXT_SIZES,
  THEMES,
} from '../../shared/settings-choices.ts';

const text = v.string();
const textOrNot = v.nullable(text);
const texts = v.array(text);
const yesNo = v.boolean();
const number = v.pipe(v.number(), v.safeInteger());
const numberOrNot = v.nullable(number);
const facts = v.record(text, v.unknown());

const draft = v.object(v.entriesFromList(FIELDS, text));
const author = v.object({
  id: text,
  username: text,
  globalName: text,
  avatarURL: text,
  displayAvatarURL: text,
});

const settingsShape = v.object({
  theme: v.picklist(THEMES),
  language: v.picklist(LANGUAGES),
  textSize: v.picklist(TEXT_SIZES),
  density: v.picklist(DENSITIES),
  lessMotion: yesNo,
  moreContrast: yesNo,
  previewTheme: v.picklist(PREVIEW_THEMES),
  previewLayout: v.picklist(PREVIEW_LAYOUTS),
  similarGrade: v.picklist(GRADE_NAMES),
  startIn: v.picklist(OPTION_FORMS),
  enterAdds: yesNo,
  counters: v.picklist(COUNTERS),
  templates: v.array(v.object({ name: text, draft })),
  singleKeys: yesNo,
  recentActions: texts,
  apiEnabled: yesNo,
  apiPort: number,
  absentFields: v.picklist(ABSENT_FIELDS),
  customEmoji: v.array(v.object({ name: text, url: text, keywords: texts })),
  pictureHosts: texts,
  skinTone: number,
  recentEmoji: texts,
  syncUrl: text,
  syncAutomatic: yesNo,
  syncMinutes: number,
  refreshHours: number,
  syncProxy: text,
  syncCaFile: text,
  author,
  profiles: v.array(v.object({ id: text, role: v.picklist(['administrator', 'member']), author })),
}) satisfies v.GenericSchema<unknown, Settings>;

/** Every setting, by its name. */
export const SETTING_NAMES = v.keyof(settingsShape).options;

const counts = v.object(v.entriesFromList(SECTIONS, number));

const listShape = v.object({
  revision: number,
  total: number,
  counts,
  rows: v.array(
    v.object({
      id: number,
      title: text,
      emoji: texts,
      optionCount: number,
      state: v.picklist(STATES),
      origin: v.picklist(ORIGINS),
      editedAt: number,
      pending: yesNo,
      tags: texts,
      plannedFor: textOrNot,
      sentAt: numberOrNot,
      votes: numberOrNot,
      removedAt: numberOrNot,
      hit: textOrNot,
    }),
  ),
});

const votes = v.array(v.number());

const entryShape = v.object({
  id: number,
  key: textOrNot,
  origin: v.picklist(ORIGINS),
  version: number,
  editedAt: number,
  saved: number,
  lastSave: v.optional(v.object({ at: number, by: v.picklist(SAVERS) })),
  question: v.nullable(
    v.object({
      createdAt: text,
      author,
      title: text,
      description: textOrNot,
      footer: textOrNot,
      image: textOrNot,
      options: v.array(v.object({ typed: text, emoji: text, text, votes: number })),
      status: v.picklist([0, 1, 2, 3]),
      sentAt: textOrNot,
      messageID: textOrNot,
      messageLink: textOrNot,
    }),
  ),
  draft: v.nullable(v.object({ input: draft, basedOn: number })),
  tags: v.optional(texts),
  plannedFor: v.optional(text),
  sync: v.optional(
    v.object({
      account: text,
      remoteId: numberOrNot,
      own: yesNo,
      base: v.nullable(v.object({ sent: draft, echo: draft })),
      seen: v.nullable(
        v.object({
          at: number,
          content: draft,
          createdAt: textOrNot,
          author: v.nullable(v.object({ id: text, name: textOrNot })),
          status: v.nullable(v.number()),
          sentAt: textOrNot,
          messageID: textOrNot,
          messageLink: textOrNot,
          votes: v.nullable(votes),
          others: facts,
        }),
      ),
      queued: v.nullable(v.object({ at: number })),
      sending: v.nullable(v.object({ kind: v.picklist(['create', 'edit']), content: draft, at: number })),
      hold: v.nullable(v.object({ code: v.picklist(HOLDS), at: number, facts, tried: v.nullable(draft) })),
      agreed: textOrNot,
      votes: v.optional(v.array(v.object({ at: number, votes }))),
      named: v.optional(v.array(v.object({ remoteId: number, title: text, score: v.number() }))),
    }),
  ),
  removedAt: numberOrNot,
});

const fault = { operation: v.picklist(['POST', 'PUT', 'GET', '*']), probability: v.number() };

const statusShape = v.object({
  state: v.picklist(['running', 'stopped', 'failed']),
  url: textOrNot,
  port: number,
  problem: v.nullable(v.object({ code: v.picklist(ERROR_CODES), details: facts })),
  faults: v.object({
    faults: v.array(
      v.variant('kind', [
        v.object({ ...fault, kind: v.literal('delay'), ms: number, jitter: number }),
        v.object({ ...fault, kind: v.literal('status'), status: number }),
        v.object({ ...fault, kind: v.literal('rate-limit'), retryAfter: number }),
        v.object({
          ...fault,
          kind: v.picklist(['drop-before', 'drop-during', 'drop-after', 'cut-answer', 'truncated']),
        }),
        v.object({ ...fault, kind: v.literal('slow-body'), ms: number }),
        v.object({ ...fault, kind: v.literal('wrong-type'), type: text }),
      ]),
    ),
    seed: number,
  }),
});

/** What is answered to calls that a window makes before there is time to fetch more. */
export const FIRST_ANSWERS = {
  'settings.get': settingsShape,
  'settings.set': settingsShape,
  'library.list': listShape,
  'question.get': entryShape,
  'question.save': entryShape,
  'draft.save': entryShape,
  'undo.get': v.object({
    trail: v.nullable(
      v.object({
        from: draft,
        steps: v.array(v.array(v.object({ field: v.picklist(FIELDS), at: number, out: text, in: text }))),
        position: number,
      }),
    ),
  }),
  'api.status': statusShape,
};

/** What the host tells by itself. */
export const eventShape = v.variant('type', [
  v.object({ type: v.literal('library'), revision: number, ids: v.nullable(v.array(number)), counts }),
  v.object({ type: v.literal('api'), revision: number, status: statusShape }),
  v.object({ type: v.literal('settings'), revision: number, settings: settingsShape }),
  v.object({ type: v.literal('import'), revision: number, job: text, share: number }),
  v.object({
    type: v.picklist(['profiles', 'requests', 'snapshots', 'recovery', 'backups', 'similar', 'sync']),
    revision: number,
  }),
]) satisfies v.GenericSchema<unknown, HostEvent>;

/** Every answer, as it comes. */
export const replyShape = v.variant('ok', [
  v.object({ ok: v.literal(true), value: v.unknown() }),
  v.object({
    ok: v.literal(false),
    problem: v.object({ code: v.picklist(ERROR_CODES), message: text, details: facts }),
  }),
]) satisfies v.GenericSchema<unknown, Reply>;
