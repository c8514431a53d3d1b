/** Words of the report of a problem. */
export const report = {
  title: 'Report a problem',
  help: 'This is all that a report says: versions, the state of the files, the end of the log. Nothing is sent. Save it, read it, and give it to whoever helps you.',
  content: 'What the report says',
  making: 'Gathering what there is…',
  texts: 'With all of my questions',
  save: 'Save the report',
  saved: (name: string) => `Saved as ${name}`,
};
