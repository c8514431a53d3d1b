import type { FindingFacts } from '../../../../shared/checks/finding.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { unstopped } from '../facts.ts';

/** Words of the editor. */

const problems = (count: number): string => counted(count, 'problem');
const warnings = (count: number): string => counted(count, 'warning');

type OptionFault = FindingFacts['bad-option-line']['fault'];
type ImageFault = FindingFacts['bad-image']['fault'];

const optionFaults: Record<OptionFault, string> = {
  'empty-line': 'This option is empty. Write it, or remove it.',
  'no-emoji': 'No emoji yet.',
  'not-an-emoji': 'This is not one emoji. Choose one.',
  'unclosed-name': 'An emoji’s name needs a colon at both ends, like :pizza:.',
  'empty-name': 'No name between the colons.',
  'space-in-name': 'An emoji’s name has no spaces.',
  'unclosed-search': 'The search needs a closing $.',
  'empty-search': 'No words between the $.',
  'unclosed-image': 'The picture needs )$ at its end.',
  'bad-image-url': 'The picture’s address must start with https.',
  'no-separator': 'Put “ - ” between emoji and text.',
  'no-text': 'No text yet.',
};

const imageFaults: Record<ImageFault, string> = {
  'not-a-url': 'This is no address. Use an https link, or $$search words$$.',
  'not-http': 'Must start with https. Change it to https, or remove it.',
  'unclosed-search': 'The search needs $$ at both ends.',
  'empty-search': 'No words between the $$.',
};

const names = { title: 'Title', description: 'Description', footer: 'Footer', options: '', image: '' };

export const editor = {
  label: 'Editor',
  heading: 'Edit question',
  lifecycle: 'Lifecycle',
  steps: { draft: 'Draft', ready: 'Ready', service: 'On service', sent: 'Sent' },
  status: {
    new: '',
    autosaved: 'Autosaved',
    unsaved: 'Unsaved changes',
    saved: 'Saved',
  },
  notKept: 'Not saved',
  id: (id: number) => `#${id}`,
  idOf: (id: number) => `id #${id}`,
  moreActions: 'More actions',
  changeVotes: 'Change votes or status…',
  undo: 'Undo',
  redo: 'Redo',
  showPreview: 'Show preview',

  title: 'Title',
  titlePlaceholder: 'What do you want to ask?',
  options: 'Options',
  description: 'Description',
  footer: 'Footer',
  image: 'Image',
  optional: 'optional',
  imageHelp: { before: 'An https link, or ', code: '$$search words$$', after: ' to let the service choose.' },

  optionCount: (count: number, max: number) => `${count} of ${max}`,
  editAs: 'Edit options as',
  rows: 'Rows',
  text: 'Text',
  addOption: 'Add option',
  enterKey: 'Enter',
  addsNext: 'adds the next one',
  optionsFull: (max: number) => `${max} is the most`,
  optionText: (position: number) => `Text of option ${position}`,
  optionPlaceholder: 'Option',
  moveHandle: (position: number) => `Move option ${position}. Drag, or press Alt and an arrow key`,
  moveUp: (position: number) => `Move option ${position} up`,
  moveDown: (position: number) => `Move option ${position} down`,
  removeOption: (position: number) => `Remove option ${position}`,
  dropHere: (position: number) => `Position ${position}`,
  moved: (position: number, count: number) => `Moved to ${position} of ${count}`,
  sorted: 'Options sorted',
  textCopied: 'Title and options copied',
  removed: (position: number) => `Option ${position} removed`,
  added: (count: number) => `${counted(count, 'option')} added`,
  emojiOf: (position: number, emoji: string) => `Emoji for option ${position}: ${emoji}. Change`,
  noEmojiOf: (position: number) => `Option ${position} has no emoji. Choose one`,
  emojiSet: (position: number, emoji: string) => `Option ${position} has ${emoji}`,
  answeredAs: (answer: string) => `Answered as ${answer}`,
  answeredBySearch: 'The service looks one up by these words',
  typeEmoji: (position: number) => `Emoji for option ${position}, typed`,
  picture: (label: string) => `Picture “${label}”`,
  suggestedFor: (word: string) => `Suggested for “${word}”`,
  use: (name: string) => `Use ${name}`,
  more: 'More…',
  optionsAsText: 'Options as text, one per line',
  textHelp: {
    before: 'One option per line, like ',
    example: '🍕 - Pizza',
    middle: '. The emoji can also be ',
    name: ':name:',
    or: ' or ',
    search: '$search$',
    after: '.',
  },
  lineProblem: (line: number, problem: string) =>
    `Line ${line}: ${problem.charAt(0).toLowerCase()}${problem.slice(1)}`,

  count: (length: number, max: number) => `${length} / ${max}`,
  countNews: (field: string, length: number, max: number, over: number) =>
    over > 0
      ? `${field}: ${length} of ${max} characters, ${over} over`
      : `${field}: ${length} of ${max} characters`,
  countOver: (length: number, max: number, over: number) => `${length} / ${max}, ${over} over`,

  finding: {
    'too-short': (facts: FindingFacts['too-short'], field: keyof typeof names) =>
      `${names[field]} needs at least ${facts.min} characters.`,
    'too-long': (facts: FindingFacts['too-long'], field: keyof typeof names) =>
      `${names[field]} is ${facts.over} over the ${facts.max} characters allowed.`,
    'may-be-refused': (facts: FindingFacts['may-be-refused'], field: keyof typeof names) =>
      facts.over > 0
        ? `May be refused: some services count this as ${facts.lengths.utf16} characters.`
        : `May be refused: only ${facts.lengths.visible} characters can be seen. ${names[field]} needs ${facts.min}.`,
    'bad-character': (facts: FindingFacts['bad-character']) =>
      facts.character === 'nul'
        ? `Character ${facts.index + 1} is a control character that can’t be sent. Remove it.`
        : `Character ${facts.index + 1} is half of an emoji. Remove it.`,
    'too-few-options': (facts: FindingFacts['too-few-options']) => `Needs at least ${facts.min} options.`,
    'too-many-options': (facts: FindingFacts['too-many-options']) =>
      `At most ${facts.max} options. Remove ${facts.over}.`,
    'bad-option-line': (facts: FindingFacts['bad-option-line']) => optionFaults[facts.fault],
    'unknown-emoji-name': (facts: FindingFacts['unknown-emoji-name']) =>
      `No emoji is called :${facts.name}:.`,
    'no-visible-text': () => 'Nothing of the text can be seen.',
    'same-emoji': (facts: FindingFacts['same-emoji'], unit: 'option' | 'line') =>
      `Same emoji as ${unit} ${facts.otherLine}, so votes would mix.`,
    'newer-emoji': () =>
      'This emoji is newer than the app knows. Some people will see a box, and the service may refuse it.',
    'bad-image': (facts: FindingFacts['bad-image']) => imageFaults[facts.fault],
    'service-refused': ({ words }: FindingFacts['service-refused']) =>
      `The service said “${unstopped(words)}”.`,
    'http-image': (facts: FindingFacts['http-image']): string =>
      facts.loopback
        ? 'This picture is on this computer. Nobody else can see it.'
        : 'Not encrypted. Change http to https, or the service may refuse it.',
  },

  problems,
  warnings,
  noProblems: 'No problems',
  jump: 'Jump',
  jumpHint: 'Jump to the next problem',
  save: 'Save',
  saveKeys: 'Ctrl S',
  startFrom: 'Start from a template…',
  nothingToSave: 'Nothing to save',
  savedNow: 'Saved',
  keptAsDraft: 'Kept as draft. Fix the problems to save it.',
  keptAsEdit: 'Not saved yet. The edit is kept; fix the problems to save it.',

  stillHere: (problem: string) => `${problem} Your text is still here.`,
  tryAgain: 'Try again',
  changedElsewhere:
    'This question was changed in another window or through the local API. Your edit is kept.',
  useSaved: 'Use the saved version',
  useOther: 'Use the other version',
  keepEdit: 'Keep mine',
  loading: 'Opening',
  unreadable: 'This question could not be opened.',

  sentLabel: 'Sent question',
  editSent:
    'People voted on this text. Votes stay with options whose emoji and text stay as they are; the others start at 0.',
};
