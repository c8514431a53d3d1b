import type { AppError } from '../../../shared/errors.ts';
import { systemErrorMessage } from '../../../shared/messages/error-message.ts';
import { straightQuotes, translateToEnglish } from '../../../shared/messages/translate.ts';

/** A reason as `reasonOf` returns it, in English if it has a message. Its code follows, for web searches. */
export function reasonInWords(reason: string): string {
  const message = systemErrorMessage(reason, translateToEnglish);
  return message === null ? reason : `${straightQuotes(message)} (${reason})`;
}

/** An expected failure as one sentence that says what and where. What to do about it depends on who shows it. */
export function failureSentence({ code, message, details }: AppError): string {
  const fact = (name: string) => String(details[name] ?? 'unknown');
  const reason = reasonInWords(fact('reason'));
  switch (code) {
    case 'port-in-use':
      return `Another program is using port ${fact('port')}.`;
    case 'library-in-use':
      return inUse(libraryOf(fact('path')), details);
    case 'library-too-new':
      return `The library in ${libraryOf(fact('path'))} was written by a newer version of QOTD Studio. Update this one; nothing was changed.`;
    case 'library-unreadable':
      return `The library can't be read: ${placeOf(details)}: ${reason}. See that it may be read, or give another folder; nothing was changed.`;
    case 'no-snapshot':
      return `There is no snapshot ${fact('name')}.`;
    case 'snapshot-unreadable':
      return unreadableSnapshot(details);
    case 'disk':
      if (isLock(fact('path'))) return notOpened(fact('path'), fact('reason'));
      return `Couldn't write ${fact('path')}: ${reason}. No partial data was saved.`;
    default:
      return message;
  }
}

/** A network drive may refuse every lock, and then no owner has one to name. */
function inUse(library: string, { pid, computer }: AppError['details']): string {
  if (pid === undefined)
    return `The library in ${library} is locked: another program has it open, or its drive doesn't support file locks.`;
  const owner = computer === undefined ? `process ${pid}` : `process ${pid} on the computer ${computer}`;
  return `The library in ${library} is open in another program (${owner}).`;
}

/** The lock is the first thing that is written. */
const isLock = (path: string): boolean => /[\\/]library\.lock$/.test(path);

/** The file of the lock that isn't a regular file, by the reason that it is refused with. */
export const NOT_REGULAR: Readonly<Record<string, string>> = {
  EISDIR: 'library.lock',
  EFTYPE: 'library.lock',
  EEXIST: 'library.lock.json',
};

/** Nothing can be written where a library is that was to be opened. */
function notOpened(path: string, reason: string): string {
  const blocker = NOT_REGULAR[reason];
  if (blocker !== undefined)
    return `The library in ${libraryOf(path)} can't be opened: ${blocker} is a folder, a link, or a special file (${reason}). Nothing was changed. Delete ${blocker}, and open the library again. A file that it links to stays.`;
  const what = `The library in ${libraryOf(path)} can't be opened: ${reasonInWords(reason)}. Nothing was changed.`;
  if (reason === 'ENOSPC' || reason === 'EDQUOT') return `${what} Make room on that disk, and try again.`;
  if (reason === 'ENOLCK') return `${what} Copy the library to a local drive, and open the copy.`;
  return `${what} See that its folder may be written to, or copy it to where it may and open the copy.`;
}

/** A file that a library was to begin with, and everything that is wrong with it. */
function unreadableSnapshot(details: AppError['details']): string {
  const { reason, problems } = details;
  const place = placeOf(details);
  const list = Array.isArray(problems) ? problems.map((problem) => `\n${problem}`).join('') : '';
  const why = reasonInWords(String(reason));
  return `The snapshot can't be read: ${place}: ${why}${/[.?]$/.test(why) ? '' : '.'} Nothing was changed.${list}`;
}

/** File and line; where the file as a whole is meant, the line is 0 or missing. */
const placeOf = ({ path, line }: AppError['details']): string =>
  typeof line === 'number' && line > 0 ? `${path}, line ${line}` : `${path}`;

/** The folder of the library that a file or folder belongs to: an error names the very file, people know the folder. */
export const libraryOf = (file: string): string =>
  file.replace(/[\\/](?:library\.(?:lock|json)|(?:questions|journal)[\\/][^\\/]+)$/, '');
