/** Words of an empty library. */
export const welcome = {
  title: 'Write your first question',
  /** All there were are removed. */
  titleAgain: 'Write a question',
  text: 'Begin in the editor: a title, then one option per line. No emoji at hand? Leave it out and pick one later. It saves itself while you type.',
  start: 'Start from',
  blank: 'Blank',
  or: 'Or bring some',
  importList: 'Import a list',
  samples: 'Add sample questions',
  local: 'No account needed. Nothing leaves this computer until you connect a service.',
  localConnected: 'Nothing leaves this computer until you queue it.',
  inTrash: (count: number) =>
    count === 1 ? '1 removed question is in Trash' : `${count} removed questions are in Trash`,
};
