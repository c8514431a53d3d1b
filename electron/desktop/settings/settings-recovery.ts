import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { RecoveryFile } from '../../../shared/library/recovery-report.ts';
import { languageSchema, type Settings, settingsSchema } from '../../../shared/settings.ts';
import { parseJson } from '../../host/system/json-depth.ts';
import { scanJson } from '../../host/system/json-scan.ts';

export const SETTINGS_FILE = 'settings.json';
export const SETTINGS_COPY = 'settings.copy.json';

/** The fields of the file, including those of a newer version. */
export type RawSettings = Record<string, unknown>;

/** A problem with the file. */
interface Fault {
  /** A sentence without a period and without values from the file. */
  reason: string;
  /** The affected setting, or null for the whole file. */
  member: string | null;
}

interface ReadSettings {
  /** The valid fields. */
  sound: RawSettings;
  faults: readonly Fault[];
}

/** Unknown fields are from a newer version, and valid. */
const fileSchema = settingsSchema.loose();
const rawSchema = z.record(z.string(), z.unknown());

/** Returns the valid settings of a file, and its problems. A byte order mark is ignored. */
function readSettings(bytes: Buffer): ReadSettings {
  const raw = parseRawSettings(bytes.toString('utf8'));
  if (raw === null || !isUtf8(bytes)) return { sound: {}, faults: [fileFault(bytes)] };
  const whole = fileSchema.safeParse(raw);
  if (whole.success) return { sound: raw, faults: [] };
  // One problem per setting.
  const firsts = new Map<string, PropertyKey[]>();
  for (const { path } of whole.error.issues) {
    const member = String(path[0]);
    if (!firsts.has(member)) firsts.set(member, path);
  }
  return {
    sound: Object.fromEntries(Object.entries(raw).filter(([member]) => !firsts.has(member))),
    faults: [...firsts].map(([member, path]) => ({ member, reason: settingFault(member, path) })),
  };
}

/** Returns the JSON object in a text, or null. */
export function parseRawSettings(text: string): RawSettings | null {
  try {
    return rawSchema.parse(parseJson(text.replace(/^\ufeff/, '')));
  } catch {
    return null;
  }
}

function fileFault(bytes: Buffer): Fault {
  const fault = (reason: string): Fault => ({ reason, member: null });
  if (bytes.length === 0) return fault('the file is empty');
  if (bytes.every((byte) => byte === 0)) return fault('the file has nothing but zeros');
  if (!isUtf8(bytes)) return fault('the file is not UTF-8');
  const scan = scanJson(bytes.toString('utf8').replace(/^\ufeff/, ''), '');
  return scan.ok ? fault('the file has no settings in it') : fault(`line ${scan.line}: ${scan.wrong}`);
}

const EXPECTED_VALUES: Readonly<Record<keyof Settings, string>> = {
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
  templates: 'a list of up to 50 templates with unique names',
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
  profiles: 'a list of up to 50 profiles with unique IDs',
};
const isSetting = (member: string): member is keyof Settings => Object.hasOwn(EXPECTED_VALUES, member);

const settingFault = (member: string, path: PropertyKey[]): string =>
  path.length === 1 && isSetting(member)
    ? `${member} is not ${EXPECTED_VALUES[member]}`
    : `${z.core.toDotPath(path)} is missing or not what it should be`;

/** The recovered settings, and what to report. */
export interface RepairedSettings {
  raw: RawSettings;
  /** Empty if there are no problems. */
  found: RecoveryFile[];
  /** Names of the files with problems. */
  copies: Map<string, Buffer>;
}

/** Replaces invalid or missing settings with those of the copy, or else with defaults. Null is a missing file. */
export function repairSettings(
  bytes: Buffer | null,
  copy: { bytes: Buffer; at: number } | null,
): RepairedSettings {
  const found: RecoveryFile[] = [];
  const copies = new Map<string, Buffer>();
  const { sound, faults } = bytes ? readSettings(bytes) : missingFile(copy !== null);
  const old = faults.length > 0 && copy ? readSettings(copy.bytes) : null;
  if (bytes && faults.length > 0) copies.set(SETTINGS_FILE, bytes);
  if (copy && old && old.faults.length > 0) copies.set(SETTINGS_COPY, copy.bytes);
  const before = old?.sound ?? {};
  const raw = { ...sound };
  for (const { member, reason } of faults) {
    const isBack = member === null ? old?.faults.every((one) => one.member !== null) : member in before;
    if (member === null) Object.assign(raw, before);
    else if (member in before) raw[member] = before[member];
    const now = isBack && copy ? `as ${formatTimestamp(copy.at)}` : 'as at first';
    const what = member === null ? 'the settings are' : 'it is';
    found.push({ path: SETTINGS_FILE, line: null, reason: `${reason}; ${what} ${now}`, kind: 'damaged' });
  }
  return { raw, found, copies };
}

/** The result if there's no settings file. */
const missingFile = (hasCopy: boolean): ReadSettings => {
  const gone: Fault = { member: null, reason: 'the file is gone' };
  return { sound: {}, faults: hasCopy ? [gone] : [] };
};

/** Returns, for example, `on 2026-11-09 at 09:00 UTC`. Reports are read in any time zone. */
const formatTimestamp = (at: number): string => {
  const [day, time = ''] = new Date(at).toISOString().split('T');
  return `on ${day} at ${time.slice(0, 5)} UTC`;
};

/** Returns the language in the settings, or `system` if they can't be read. For errors before the library is open. Never throws. */
export function readLanguage(dir: string): string {
  try {
    const raw = parseRawSettings(readFileSync(path.join(dir, SETTINGS_FILE), 'utf8'));
    return languageSchema.catch('system').parse(raw?.language);
  } catch {
    return 'system';
  }
}
