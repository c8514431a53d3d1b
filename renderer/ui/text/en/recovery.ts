import type { Lost, RecoveryKind } from '../../../../shared/recovery.ts';
import { counted } from '../../../../shared/text/counted.ts';

/** Words about damaged files, and about backups. */

const questions = (count: number): string => counted(count, 'question');
const lines = (numbers: readonly number[]): string =>
  numbers.length === 1
    ? `line ${numbers[0]}`
    : `lines ${numbers.slice(0, -1).join(', ')} and ${numbers[numbers.length - 1]}`;

/** A sentence of a report, which begins with a small letter and has no full stop. */
const sentence = (reason: string): string => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;

export const recovery = {
  report: {
    title: {
      damaged: 'Part of your library could not be read',
      changed: 'Another program changed your library',
      gone: 'Part of your library was gone',
    },
    found: {
      damaged: (when: string) => `QOTD Studio found damaged files on ${when}.`,
      changed: (when: string) => `QOTD Studio noticed it on ${when}.`,
      gone: (when: string) => `QOTD Studio noticed it on ${when}.`,
    },
    nothingGone: 'No question is gone.',
    restored: (count: number) =>
      count === 1 ? '1 question came back from a backup.' : `${count} questions came back from backups.`,
    lost: (count: number) => `${counted(count, 'thing')} could not be brought back.`,
    restOk: 'Everything else is as you left it.',

    goneTitle: 'Gone',
    gone: (id: number, hint: string) => `Question ${id}: ${hint}`,
    /** The host has English words for it; other languages make theirs of the facts. */
    hint: ({ hint }: Pick<Lost, 'hint' | 'facts'>): string => hint,
    illegible: 'Something of which nothing can be read',
    restoredTitle: 'Came back from a backup',
    restoredHelp: 'Changes made after the backup are missing.',
    asOf: (when: string) => `As it was on ${when}`,
    untitled: (id: number) => `Question ${id}, untitled`,
    filesTitle: 'What was found',
    lines: (numbers: readonly number[]) =>
      numbers.length > 5 ? `${numbers.length} lines` : lines(numbers).replace('l', 'L'),
    question: (id: number, title: string) =>
      title === '' ? `Question ${id}, untitled` : `Question ${id}, “${title}”`,
    /** What the host says in English. Other languages say first what kind of thing it is. */
    sentence: (reason: string, _kind: RecoveryKind) => sentence(reason),
    notTaken: (reason: string, _kind: RecoveryKind) => `Not taken over: ${reason}.`,
    outcome: {
      taken: 'Another program changed it, and it was taken over.',
      'kept-here':
        'Another program changed it, and it was changed here as well. It stays as it is here; the other version is in the folder below.',
      removed: 'Another program took it out. It is now among the removed questions.',
      'no-question': (reason: string) => `${sentence(reason)} It was left out.`,
      mended: (reason: string) => `${sentence(reason)} Nothing of it is missing.`,
      gone: 'This file was gone.',
      'not-taken': 'The library stays as it was.',
    },
    fate: {
      'came-back': (when: string) => `The question came back from a backup, as it was on ${when}.`,
      gone: 'What it said is gone.',
      there: 'The question is there, from another line.',
    },
    asideTitle: 'Kept as it was found',
    asideTitleNone: 'Nothing to keep',
    asideHelp: 'The files as they were found are in this folder:',
    asideHelpSome: 'Files that were gone can’t be kept. The others are in this folder as they were found:',
    asideNone: 'No file was left to keep. This folder has only a report:',
    folder: 'folder',
    more: (count: number) => `And ${count} more. The file report.json in the folder below has them all.`,
    later: 'Show again next time',
    dismiss: 'Don’t show again',
  },

  settings: {
    title: 'Library',
    folder: 'Folder',
    folderHelp: 'All questions and drafts are files in it.',
    copyFolder: 'folder',
    found: 'Files',
    foundHelp: 'Something was wrong with the library’s files, or another program changed them.',
    show: 'Show what happened',
    backups: 'Backups',
    backupsHelp:
      'Copies of the whole library, made by themselves while you work, at most one an hour, and when you close the app. The newest 12 are kept, and the last one of each of 14 days.',
    make: 'Make one now',
    made: 'Made a backup',
    none: 'There is none yet.',
    couldNotList: 'The backups could not be listed.',
    about: (count: number, size: string) => `${questions(count)}, ${size}`,
    damaged: 'Damaged, so it can’t be restored. Single questions may still be taken from it.',
    restore: 'Restore…',
    restoreThat: (when: string) => `Restore the backup of ${when}`,
    restoreTitle: 'Restore this backup?',
    restoreText: (when: string, count: number) =>
      `The library becomes what it was on ${when}, with ${questions(count)}. What it holds now is kept, and Undo brings it back.`,
    restoreDo: 'Restore backup',
    restored: (count: number) => `The library is as it was then, with ${questions(count)}`,
    undone: (count: number) => `The library is as it was before, with ${questions(count)}`,
    gone: 'This backup is not there any more.',
    unreadable: 'This backup could not be read. The library stays as it is.',
    notMade: 'The backup could not be made: the disk did not take it. Nothing else has changed.',
  },
};
