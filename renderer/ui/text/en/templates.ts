import type { Template } from '../../../../shared/template.ts';

const begun = (title: string, ...options: string[]): Template['draft'] => ({
  title,
  options: options.join('\n'),
  description: '',
  footer: '',
  image: '',
});

/** Words of the templates, and those that come with the app. */
export const templates = {
  builtIn: [
    { name: 'Yes or no', draft: begun('', '👍 - Yes', '👎 - No', '🤷 - It depends') },
    { name: 'This or that', draft: begun('', '🅰️ - This', '🅱️ - That') },
    {
      name: 'Scale 1–5',
      draft: begun('', '1️⃣ - Not at all', '2️⃣ - A little', '3️⃣ - Somewhat', '4️⃣ - A lot', '5️⃣ - Very much'),
    },
    { name: 'Would you rather', draft: begun('Would you rather ', '🅰️ - ', '🅱️ - ', '🚫 - Neither') },
  ] satisfies Template[],

  title: 'Start from a template',
  own: 'Your templates',
  noOwn: 'Save a question as a template from its menu, and it stands here.',
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: (name: string) => `Removed the template “${name}”`,
  back: (name: string) => `“${name}” is back`,
  close: 'Close',

  saveTitle: 'Save as template',
  saveText: 'Title, options and all other fields are kept, to begin new questions from.',
  saveDo: 'Save template',
  saved: (name: string) => `Saved the template “${name}”`,
  renameTitle: (name: string) => `Rename “${name}”`,
  name: 'Name',
  nameNeeded: (max: number) => `A name has 1 to ${max} characters.`,
  nameTaken: (name: string) => `There is a template called “${name}” already.`,
  tooLong: 'This question is too long for a template. Shorten it to less than 2,000 characters.',
  tooMany: (max: number) => `There are ${max} templates already. Remove one first.`,
};
