import type { RecoveryFile } from '../../shared/recovery.ts';
import { SETTINGS_COPY } from './settings-copy.ts';
import { type Fault, type RawSettings, type ReadSettings, readSettings } from './settings-text.ts';

export const SETTINGS_FILE = 'settings.json';

/** What counts of a settings file, and what people are to be told of it. */
export interface Mended {
  raw: RawSettings;
  /** Empty where everything is as it should be. */
  found: RecoveryFile[];
  /** The files that something is wrong with, by name. */
  copies: Map<string, Buffer>;
}

/**
 * What can't be used of the file, or all of it where it is gone, comes from the older copy, and else is as it is at
 * first. Null stands for a file that is not there.
 */
export function mendSettings(bytes: Buffer | null, copy: { bytes: Buffer; at: number } | null): Mended {
  const found: RecoveryFile[] = [];
  const copies = new Map<string, Buffer>();
  const { sound, faults } = bytes ? readSettings(bytes) : absent(copy !== null);
  const old = faults.length > 0 && copy ? readSettings(copy.bytes) : null;
  if (bytes && faults.length > 0) copies.set(SETTINGS_FILE, bytes);
  if (copy && old && old.faults.length > 0) copies.set(SETTINGS_COPY, copy.bytes);
  const before = old?.sound ?? {};
  const raw = { ...sound };
  for (const { member, reason } of faults) {
    const isBack = member === null ? old?.faults.every((one) => one.member !== null) : member in before;
    if (member === null) Object.assign(raw, before);
    else if (member in before) raw[member] = before[member];
    const now = isBack && copy ? `as ${whenIs(copy.at)}` : 'as at first';
    const what = member === null ? 'the settings are' : 'it is';
    found.push({ path: SETTINGS_FILE, line: null, reason: `${reason}; ${what} ${now}`, kind: 'damaged' });
  }
  return { raw, found, copies };
}

/** Nobody has changed a setting yet, or somebody took the file away. */
const absent = (hasCopy: boolean): ReadSettings => {
  const gone: Fault = { member: null, reason: 'the file is gone' };
  return { sound: {}, faults: hasCopy ? [gone] : [] };
};

/** `on 2026-11-09 at 09:00 UTC`: reports are kept, and read anywhere. */
const whenIs = (at: number): string => {
  const [day, time = ''] = new Date(at).toISOString().split('T');
  return `on ${day} at ${time.slice(0, 5)} UTC`;
};
