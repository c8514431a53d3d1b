import { isUtf8 } from 'node:buffer';
import { z } from 'zod';
import { type Settings, settingsSchema } from '../../shared/settings.ts';
import { scanJson } from '../host/exchange/json-scan.ts';
import { parseJson } from '../host/json.ts';

/** What stands in the file, members of a newer version too. */
export type RawSettings = Record<string, unknown>;

/** One thing that is wrong with the file. */
export interface Fault {
  /** In a sentence without a full stop, which says nothing of what stands there. */
  reason: string;
  /** The setting that it is about; null where it is about all. */
  member: string | null;
}

export interface ReadSettings {
  /** Without what is wrong. */
  sound: RawSettings;
  faults: readonly Fault[];
}

/** Members that this version doesn't know are a newer version's: they are no fault. */
const fileSchema = settingsSchema.loose();
const rawSchema = z.record(z.string(), z.unknown());

/** What of a settings file can be used, and what is wrong with it. A byte order mark does no harm. */
export function readSettings(bytes: Buffer): ReadSettings {
  const raw = rawSettings(bytes.toString('utf8'));
  if (raw === null || !isUtf8(bytes)) return { sound: {}, faults: [wholeFault(bytes)] };
  const whole = fileSchema.safeParse(raw);
  if (whole.success) return { sound: raw, faults: [] };
  // One sentence a setting, however much of it is wrong.
  const firsts = new Map<string, PropertyKey[]>();
  for (const { path } of whole.error.issues) {
    const member = String(path[0]);
    if (!firsts.has(member)) firsts.set(member, path);
  }
  return {
    sound: Object.fromEntries(Object.entries(raw).filter(([member]) => !firsts.has(member))),
    faults: [...firsts].map(([member, path]) => ({ member, reason: faultOf(member, path) })),
  };
}

/** The object that a text has; null where it has none. */
export function rawSettings(text: string): RawSettings | null {
  try {
    return rawSchema.parse(parseJson(text.replace(/^\ufeff/, '')));
  } catch {
    return null;
  }
}

function wholeFault(bytes: Buffer): Fault {
  const fault = (reason: string): Fault => ({ reason, member: null });
  if (bytes.length === 0) return fault('the file is empty');
  if (bytes.every((byte) => byte === 0)) return fault('the file has nothing but zeros');
  if (!isUtf8(bytes)) return fault('the file is not UTF-8');
  const scan = scanJson(bytes.toString('utf8').replace(/^\ufeff/, ''), '');
  return scan.ok ? fault('the file has no settings in it') : fault(`line ${scan.line}: ${scan.wrong}`);
}

const WANTED: Readonly<Record<keyof Settings, string>> = {
  theme: 'one of system, light and dark',
  language: 'a language of the app',
  textSize: 'one of 90, 100, 110 and 125',
  density: 'one of comfortable and compact',
  lessMotion: 'true or false',
  moreContrast: 'true or false',
  previewTheme: 'one of app, light and dark',
  previewLayout: 'one of lines and buttons',
  similarGrade: 'one of very-close, close and related',
  startIn: 'one of rows and text',
  enterAdds: 'true or false',
  counters: 'one of close and always',
  templates: 'a list of up to 50 templates, each with a name of its own',
  singleKeys: 'true or false',
  recentActions: 'a list of up to 8 names of actions',
  apiEnabled: 'true or false',
  apiPort: 'a port from 0 to 65535',
  absentFields: 'one of keep, clear and refuse',
  customEmoji: 'a list of emoji',
  pictureHosts: 'a list of up to 200 hosts',
  skinTone: 'a number from 1 to 6',
  recentEmoji: 'a list of up to 18 emoji',
  syncUrl: 'an address without a name or a password in it',
  syncAutomatic: 'true or false',
  syncMinutes: 'a number from 1 to 1440',
  refreshHours: 'a number from 0 to 720',
  syncProxy: 'an address without a name or a password in it',
  syncCaFile: 'a path',
  author: 'an author',
  profiles: 'a list of up to 50 profiles, each with an id of its own',
};
const isSetting = (member: string): member is keyof Settings => Object.hasOwn(WANTED, member);

const faultOf = (member: string, path: PropertyKey[]): string =>
  path.length === 1 && isSetting(member)
    ? `${member} is not ${WANTED[member]}`
    : `${z.core.toDotPath(path)} is missing or not what it should be`;
