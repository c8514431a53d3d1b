/** Words for a list that was pasted. */
export const paste = {
  label: 'Pasted list',
  summary: (options: number, bare: number) =>
    bare === 0
      ? `${options} lines become ${options} options.`
      : `${options} lines become ${options} options, ${bare} without emoji.`,
  question: (options: number, bare: number) =>
    `The first line becomes the title, ${options === 1 ? 'the other one an option' : `the others ${options} options`}${bare === 0 ? '.' : `, ${bare} without emoji.`}`,
  tooMany: (over: number, max: number) => `That is ${over} more than the ${max} allowed.`,
  over: (over: number, max: number) =>
    over === 1
      ? `That is 1 more than the ${max} allowed. It is kept, and marked.`
      : `That is ${over} more than the ${max} allowed. They are kept, and marked.`,
  more: (count: number) => `and ${count} more`,
  noEmoji: 'No emoji',
  choices: {
    options: () => 'Paste as options',
    fitting: (count: number) => (count === 1 ? 'Only the first' : `Only the first ${count}`),
    line: () => 'Keep as one line',
    question: () => 'Paste as question',
    'as-it-is': () => 'Paste as it is',
  },
  cancel: 'Cancel',
};
