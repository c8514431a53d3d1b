import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

/** Bytes after which a log is put aside and a new one begun. */
const MAX_LOG_BYTES = 1024 * 1024;
/** So many are put aside; older ones are gone. */
const MAX_OLD_LOGS = 2;

export interface LogFile {
  /** Adds a line, at once: the next one may never come. A disk that refuses costs the line and nothing else. */
  write(line: string): void;
  /** The end of what was written, up to so many bytes, oldest line first. */
  tail(bytes: number): string;
}

/** A log in a folder, which is made where it is missing: `main.log`, and what was before it in `main.1.log`, `main.2.log`. */
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
        // There is nobody to tell: this is where it would be told.
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

/** Whole lines from the end of a file; empty where it can't be read. */
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
