import { isUtf8 } from 'node:buffer';
import path from 'node:path';
import { z } from 'zod';
import type { RecoveryFile } from '../../../shared/library/recovery-report.ts';
import { languageSchema, settingsSchema } from '../../../shared/settings.ts';
import { scanJson } from '../../host/system/json-scan.ts';
import { parseJson } from '../../host/system/parse-json.ts';
import { readRegularSync } from '../../host/system/regular-file.ts';

export const SETTINGS_FILE = 'settings.json';
export const SETTINGS_COPY = 'settings.copy.json';

/** The file's fields, including those of a newer version. */
export type RawSettings = Record<string, unknown>;

interface Fault {
  /** A sentence without a period and without values from the file. */
  reason: string;
  /** The affected setting, or null for the whole file. */
  member: string | null;
}

interface ReadSettings {
  valid: RawSettings;
  faults: readonly Fault[];
}

/** Settings for a library from an app version that wrote none. Its local API started with the app. */
export const SETTINGS_OF_OLDER_VERSION: RawSettings = { apiEnabled: true };

/** Accepts unknown fields because a newer version may have written them. */
const fileSchema = settingsSchema.loose();
const rawSchema = z.record(z.string(), z.unknown());

/** Returns a file's valid settings and its problems. Ignores a byte order mark. */
function readSettings(bytes: Buffer): ReadSettings {
  const raw = parseRawSettings(bytes.toString('utf8'));
  if (raw === null || !isUtf8(bytes)) return { valid: {}, faults: [describeFileFault(bytes)] };
  const whole = fileSchema.safeParse(raw);
  if (whole.success) return { valid: raw, faults: [] };
  const firsts = new Map<string, string>();
  for (const { path, code, message } of whole.error.issues) {
    const member = String(path[0]);
    // Other messages name what was expected, not what's wrong.
    const problem = code === 'custom' && message.startsWith("can't") ? message : 'is missing or invalid';
    if (!firsts.has(member)) firsts.set(member, `${z.core.toDotPath(path)} ${problem}`);
  }
  return {
    valid: Object.fromEntries(Object.entries(raw).filter(([member]) => !firsts.has(member))),
    faults: [...firsts].map(([member, reason]) => ({ member, reason })),
  };
}

function parseRawSettings(text: string): RawSettings | null {
  try {
    return rawSchema.parse(parseJson(text.replace(/^\ufeff/, '')));
  } catch {
    return null;
  }
}

function describeFileFault(bytes: Buffer): Fault {
  const createFault = (reason: string): Fault => ({ reason, member: null });
  if (bytes.length === 0) return createFault('the file is empty');
  if (bytes.every((byte) => byte === 0)) return createFault('the file contains only zeros');
  if (!isUtf8(bytes)) return createFault("the file isn't UTF-8");
  const scan = scanJson(bytes.toString('utf8').replace(/^\ufeff/, ''), '');
  return scan.ok
    ? createFault('the file contains no settings')
    : createFault(`line ${scan.line}: ${scan.wrong}`);
}

export interface RepairedSettings {
  raw: RawSettings;
  found: RecoveryFile[];
  /** The original bytes of damaged files by name. */
  copies: Map<string, Buffer>;
}

/**
 * Replaces invalid or missing settings with those of the copy, or with defaults. `bytes` is null if the file
 * is missing.
 */
export function repairSettings(
  bytes: Buffer | null,
  copy: { bytes: Buffer; at: number } | null,
): RepairedSettings {
  const found: RecoveryFile[] = [];
  const copies = new Map<string, Buffer>();
  const { valid, faults } = bytes ? readSettings(bytes) : createMissingFileResult(copy !== null);
  const old = faults.length > 0 && copy ? readSettings(copy.bytes) : null;
  if (bytes && faults.length > 0) copies.set(SETTINGS_FILE, bytes);
  if (copy && old && old.faults.length > 0) copies.set(SETTINGS_COPY, copy.bytes);
  const before = old?.valid ?? {};
  const raw = { ...valid };
  for (const { member, reason } of faults) {
    const isRestored = member === null ? old?.faults.every((one) => one.member !== null) : member in before;
    if (member === null) Object.assign(raw, before);
    else if (member in before) raw[member] = before[member];
    const now =
      isRestored && copy ? `restored from the copy of ${formatTimestamp(copy.at)}` : 'reset to the default';
    const what = member === null ? 'all settings were ' : '';
    found.push({ path: SETTINGS_FILE, line: null, reason: `${reason}; ${what}${now}`, kind: 'damaged' });
  }
  return { raw, found, copies };
}

const createMissingFileResult = (hasCopy: boolean): ReadSettings => {
  const gone: Fault = { member: null, reason: 'the file was deleted' };
  return { valid: {}, faults: hasCopy ? [gone] : [] };
};

/**
 * Formats a time such as `2026-11-09 at 09:00 UTC`. It's in UTC because reports are read in any time zone.
 */
const formatTimestamp = (at: number): string => {
  const [day, time = ''] = new Date(at).toISOString().split('T');
  return `${day} at ${time.slice(0, 5)} UTC`;
};

/**
 * Returns the language in the settings, or `system` if they can't be read. Error messages need it before the
 * library is open. Never throws.
 */
export function readLanguage(dir: string): string {
  try {
    const raw = parseRawSettings(readRegularSync(path.join(dir, SETTINGS_FILE)).toString('utf8'));
    return languageSchema.catch('system').parse(raw?.language);
  } catch {
    return 'system';
  }
}
