/** Words of what a question was before. */
export const history = {
  title: 'Versions',
  help: 'What the question was each time it was saved, compared with what it is now.',
  list: 'Versions, newest first',
  current: 'Current',
  by: {
    app: 'This app',
    api: 'Local API',
    sample: 'Samples',
    outside: 'Another program',
    service: 'The service',
  },
  kept: (count: number) => `The first version and the newest ${count} are kept.`,
  unread: (count: number) =>
    `${count === 1 ? 'A line' : `${count} lines`} of the history could not be read, so versions may be missing. The file as it was is kept in the folder set-aside.`,
  only: 'There is only this version so far. Each save that changes something adds one.',
  loading: 'Loading',

  legend: {
    removed: 'Struck through',
    removedHelp: 'is gone since this version,',
    added: 'underlined',
    addedHelp: 'is new since then.',
  },
  isCurrent: 'This is what the question is now.',
  same: 'This version says the same as the current one.',
  fields: { title: 'Title', description: 'Description', footer: 'Footer', image: 'Image' },
  options: 'Options',
  row: {
    added: 'Added',
    removed: 'Removed',
    changed: 'Changed',
    moved: (from: number, to: number) => `Moved from ${from} to ${to}`,
    movedAndChanged: (from: number, to: number) => `Moved from ${from} to ${to}, changed`,
  },

  unsaved: 'You have changes that are not saved. Restoring takes their place; Undo brings them back.',
  close: 'Close',
  restore: 'Restore this version',
  restored: (title: string) => `Restored “${title}”`,
  undone: (title: string) => `“${title}” is as it was before`,
  notSaved: 'The version is in the editor and not saved yet.',
  undoNotSaved: 'The text from before is in the editor and not saved yet.',
};
