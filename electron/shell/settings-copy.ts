import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf, replaceFile } from '../host/durable-file.ts';
import type { Files } from '../host/files.ts';
import type { Log } from '../host/ports.ts';

export const SETTINGS_COPY = 'settings.copy.json';

/** The last settings that were good, for the day on which the file of them is not. */
export interface SettingsCopy {
  /** Null where there is none, or the disk does not give it. `at`: when they were new, milliseconds since 1970. */
  read(): Promise<{ bytes: Buffer; at: number } | null>;
  /** Never rejects: the settings themselves are kept already. */
  write(bytes: Buffer): Promise<void>;
}

/** The copy beside the settings in the folder `dir`. */
export function createSettingsCopy({
  dir,
  files,
  log,
}: {
  dir: string;
  files: Files;
  log: Log;
}): SettingsCopy {
  const file = path.join(dir, SETTINGS_COPY);
  const read = async () => {
    try {
      const [bytes, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
      return { bytes, at: mtimeMs };
    } catch {
      return null;
    }
  };
  return {
    read,
    async write(bytes) {
      // Its time says when they were new.
      if ((await read())?.bytes.equals(bytes)) return;
      try {
        await replaceFile(files, file, [bytes]);
        await files.syncDirectory(dir);
      } catch (error) {
        log.warn('There is no copy of the settings: the disk refused it', { file, reason: reasonOf(error) });
      }
    },
  };
}
