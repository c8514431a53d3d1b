/** Words about damaged files, and about backups. */

const questions = (count: number): string => (count === 1 ? '1 question' : `${count} questions`);
const lines = (numbers: readonly number[]): string =>
  numbers.length === 1
    ? `line ${numbers[0]}`
    : `lines ${numbers.slice(0, -1).join(', ')} and ${numbers[numbers.length - 1]}`;

export const recovery = {
  report: {
    titleDamaged: 'Part of your library could not be read',
    titleChanged: 'Another program changed your library',
    foundDamaged: (when: string) => `QOTD Studio found damaged files on ${when}.`,
    foundChanged: (when: string) => `QOTD Studio noticed it on ${when}.`,
    nothingGone: 'Nothing is gone.',
    restored: (count: number) =>
      count === 1 ? '1 question came back from a backup.' : `${count} questions came back from backups.`,
    lost: (count: number) =>
      count === 1 ? '1 thing could not be brought back.' : `${count} things could not be brought back.`,
    restOk: 'Everything else is as you left it.',

    goneTitle: 'Gone',
    gone: (id: number, hint: string) => `Question ${id}: ${hint}`,
    restoredTitle: 'Came back from a backup',
    restoredHelp: 'Changes made after the backup are missing.',
    asOf: (when: string) => `As it was on ${when}`,
    untitled: (id: number) => `Question ${id}, untitled`,
    filesTitle: 'What was found',
    file: {
      damaged: (numbers: readonly number[]) =>
        numbers.length === 0
          ? 'Could not be read.'
          : numbers.length > 5
            ? `${numbers.length} lines could not be read.`
            : `Could not be read in ${lines(numbers)}.`,
      'cut-off': () => 'Its end is missing.',
      foreign: () => 'Is not a file of this library.',
      'changed-outside': () => 'Was changed by another program. What could be read of that was taken over.',
    },
    asideTitle: 'Kept as it was found',
    asideHelp: 'Nothing was deleted. The files as they were found are in this folder:',
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
    found: 'Damaged files',
    foundHelp: 'Something was wrong with the library’s files.',
    show: 'Show what happened',
    backups: 'Backups',
    backupsHelp:
      'Copies of the whole library, made by themselves while you work, at most one an hour, and when you close the app. The newest 12 are kept, and the last one of each of 14 days.',
    make: 'Make one now',
    made: 'Made a backup',
    none: 'There is none yet.',
    couldNotList: 'The backups could not be listed.',
    about: (count: number, size: string) => `${questions(count)}, ${size}`,
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
