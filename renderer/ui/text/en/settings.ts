import type { Language } from '../../../../shared/settings.ts';
import { counted } from '../../../../shared/text/counted.ts';

const percent = new Intl.NumberFormat('en-GB');

/** Words of the settings view. */
export const settings = {
  pages: {
    appearance: 'Appearance',
    editor: 'Editor',
    service: 'Live service',
    'local-api': 'Local API',
    library: 'Library',
    keyboard: 'Keyboard',
  },

  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  reading: 'Reading',
  textSize: 'Text size',
  textSizeHelp: 'Also Ctrl + and Ctrl −',
  percent: (size: number) => `${percent.format(size)} %`,
  density: 'List density',
  densityHelp: 'Compact shows one title line per question.',
  densities: { comfortable: 'Comfortable', compact: 'Compact' },
  lessMotion: 'Less motion',
  lessMotionHelp: 'Follows the system unless turned on.',
  moreContrast: 'More contrast',
  moreContrastHelp: 'Darker lines and secondary text.',
  language: 'Language',
  /** Each by its own name, whatever is spoken now. */
  languages: { system: 'System', en: 'English', de: 'Deutsch' } satisfies Record<Language, string>,
  preview: 'Chat preview',
  previewTheme: 'Preview theme',
  previewThemes: { app: 'Same as app', light: 'Light', dark: 'Dark' },
  previewLayout: 'Options shown as',
  previewLayouts: { lines: 'Lines', buttons: 'Buttons' },

  options: 'Options',
  startIn: 'Start in',
  forms: { rows: 'Rows', text: 'Text' },
  enterAdds: 'Enter adds the next option',
  enterAddsHelp: 'Shift Enter always moves on without adding.',
  yourEmoji: 'Your emoji',
  yourEmojiHelp: (count: number) =>
    count === 0
      ? 'Pictures under names of your own, for options.'
      : `${counted(count, 'picture')} under names of your own, for options.`,
  openEmoji: 'Manage…',
  skinTone: 'Skin tone',
  tones: {
    1: 'No skin tone',
    2: 'Light',
    3: 'Medium-light',
    4: 'Medium',
    5: 'Medium-dark',
    6: 'Dark',
  },
  checks: 'Checks',
  counters: 'Show counters',
  countersHelp: 'Amber from 90 % of a limit, red above it.',
  counterChoices: { close: 'When close', always: 'Always' },
  similar: 'Similar questions',
  similarHelp: 'Further right shows more, further apart.',
  grades: { 'very-close': 'Very close only', close: 'Close', related: 'Related too' },
  author: 'Author',
  yourName: 'Your name',
  yourNameHelp: 'Stands as author of the questions that you write here.',
  nameNeeded: 'A name needs at least one character.',

  localApiGroup: 'Local API settings',
  port: 'Port',
  portHelp: 'From 1 to 65535, or 0 for any free port. Used the next time the local API starts.',
  portWrong: 'A port is a whole number from 0 to 65535.',
  absent: 'An edit that leaves a field out',
  absentHelp: 'The service does not say what happens then. Try your client against all three.',
  absentChoices: { keep: 'Keeps it', clear: 'Clears it', refuse: 'Is refused' },

  keyboard: 'Keyboard',
  singleKeys: 'Single keys outside of text',
  singleKeysHelp: 'Such as / to search. Keys with Ctrl or Alt always work.',
  allKeys: 'All keys',

  saved: 'Saved',
  notSaved: 'Could not save the settings.',
};
