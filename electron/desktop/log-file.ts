import fs from 'node:fs';
import path from 'node:path';
import { classifyFile, linkError, openRegularSync, readRegularSync } from '../host/system/regular-file.ts';

const MAX_LOG_BYTES = 1024 * 1024;
const MAX_OLD_LOGS = 2;

export interface LogFile {
  /** Appends a line synchronously because the app may crash next. If it fails, only this line is lost. */
  write(line: string): void;
  /** Returns the end of the log, oldest line first. */
  tail(bytes: number): string;
}

/**
 * Opens the log `main.log` in a folder that's created if necessary. Older logs are `main.1.log` and
 * `main.2.log`.
 */
export function openLogFile(folder: string): LogFile {
  const getLogPath = (age: number) => path.join(folder, age === 0 ? 'main.log' : `main.${age}.log`);
  const inspect = (file: string) => fs.lstatSync(file, { throwIfNoEntry: false });
  const rotate = () => {
    for (let age = MAX_OLD_LOGS; age > 0; age--) {
      if (inspect(getLogPath(age - 1))) fs.renameSync(getLogPath(age - 1), getLogPath(age));
    }
  };
  /** Returns whether the file is full. A link also counts as full because it must never be followed. */
  const isFull = (file: string, length: number) => {
    const stats = inspect(file);
    return stats !== undefined && (classifyFile(stats) !== 'file' || stats.size + length > MAX_LOG_BYTES);
  };
  return {
    write(line) {
      try {
        fs.mkdirSync(folder, { recursive: true });
        checkFolder(folder);
        if (isFull(getLogPath(0), line.length)) rotate();
        append(getLogPath(0), line);
      } catch {
        // The log can't record its own failure.
      }
    },
    tail(bytes) {
      const texts: string[] = [];
      for (let age = 0, left = bytes; age <= MAX_OLD_LOGS && left > 0; age++) {
        const text = readTail(getLogPath(age), left);
        texts.unshift(text);
        left -= text.length;
      }
      return texts.join('');
    },
  };
}

/** Throws EFTYPE for a link. */
function checkFolder(folder: string): void {
  if (classifyFile(fs.lstatSync(folder)) !== 'folder') throw linkError(folder);
}

function append(file: string, line: string): void {
  const { O_APPEND, O_CREAT, O_WRONLY } = fs.constants;
  const fd = openRegularSync(file, O_WRONLY | O_APPEND | O_CREAT, 0o600);
  try {
    fs.appendFileSync(fd, line);
  } finally {
    fs.closeSync(fd);
  }
}

/** Returns whole lines from the end of a file, or an empty string if it can't be read. */
function readTail(file: string, bytes: number): string {
  try {
    checkFolder(path.dirname(file));
    const text = readRegularSync(file).toString('utf8');
    if (text.length <= bytes) return text;
    const cut = text.slice(-bytes);
    return cut.slice(cut.indexOf('\n') + 1);
  } catch {
    return '';
  }
}
