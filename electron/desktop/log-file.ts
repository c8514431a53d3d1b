import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

/** Size at which the log is rotated. */
const MAX_LOG_BYTES = 1024 * 1024;
/** Number of rotated logs that are kept. */
const MAX_OLD_LOGS = 2;

export interface LogFile {
  /** Appends a line synchronously, because the app can crash next. A failure loses only the line. */
  write(line: string): void;
  /** Returns the end of the log, oldest line first. */
  tail(bytes: number): string;
}

/** Opens the log `main.log` in a folder, which is created if needed. Older logs are `main.1.log` and `main.2.log`. */
export function openLogFile(folder: string): LogFile {
  const nameOf = (age: number) => path.join(folder, age === 0 ? 'main.log' : `main.${age}.log`);
  const rotate = () => {
    for (let age = MAX_OLD_LOGS; age > 0; age--) {
      if (existsSync(nameOf(age - 1))) renameSync(nameOf(age - 1), nameOf(age));
    }
  };
  const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return {
    write(line) {
      try {
        mkdirSync(folder, { recursive: true });
        if (sizeOf(nameOf(0)) + line.length > MAX_LOG_BYTES) rotate();
        appendFileSync(nameOf(0), line, { mode: 0o600 });
      } catch {
        // A failure of the log can't be logged.
      }
    },
    tail(bytes) {
      const texts: string[] = [];
      for (let age = 0, left = bytes; age <= MAX_OLD_LOGS && left > 0; age++) {
        const text = readTail(nameOf(age), left);
        texts.unshift(text);
        left -= text.length;
      }
      return texts.join('');
    },
  };
}

/** Returns whole lines from the end of a file, or an empty string if it can't be read. */
function readTail(file: string, bytes: number): string {
  try {
    const text = readFileSync(file, 'utf8');
    if (text.length <= bytes) return text;
    const cut = text.slice(-bytes);
    return cut.slice(cut.indexOf('\n') + 1);
  } catch {
    return '';
  }
}
