import type { ActionGroup } from '../../actions/actions.ts';

/** What fields and lists answer by themselves, by where the focus is. */
const widgets: readonly {
  title: string;
  lines: readonly { name: string; keys: readonly string[] }[];
}[] = [
  {
    title: 'In an option',
    lines: [
      { name: 'Next option; at the end it adds one', keys: ['Enter'] },
      { name: 'Next option, without adding one', keys: ['Shift Enter'] },
      { name: 'Option above or below', keys: ['Up', 'Down'] },
      { name: 'Move the option', keys: ['Alt Up', 'Alt Down'] },
      { name: 'Remove the option, where it is empty', keys: ['Backspace'] },
      { name: 'Take a name of the list of emoji', keys: ['Enter', 'Tab'] },
      { name: 'Close the list of emoji for this word', keys: ['Esc'] },
    ],
  },
  {
    title: 'In any text of a question',
    lines: [
      { name: 'Undo', keys: ['Ctrl Z'] },
      { name: 'Redo', keys: ['Ctrl Shift Z', 'Ctrl Y'] },
    ],
  },
  {
    title: 'In the list',
    lines: [
      { name: 'Go from question to question', keys: ['Up', 'Down'] },
      { name: 'Select the question, or no longer', keys: ['Space'] },
      { name: 'Select on to the next', keys: ['Shift Up', 'Shift Down'] },
      { name: 'Select all of the list', keys: ['Ctrl A'] },
      { name: 'Select none', keys: ['Esc'] },
      { name: 'Write in the question', keys: ['Enter'] },
      { name: 'Remove the question, or all that are selected', keys: ['Del'] },
      { name: 'Undo the last removal', keys: ['Ctrl Z'] },
    ],
  },
  {
    title: 'In a search',
    lines: [
      { name: 'Clear it, then go back to the list', keys: ['Esc'] },
      { name: 'Go to what was found', keys: ['Down'] },
    ],
  },
  {
    title: 'In the palette',
    lines: [
      { name: 'Go from line to line', keys: ['Up', 'Down', 'Page Up', 'Page Down'] },
      { name: 'Run it', keys: ['Enter'] },
      { name: 'Actions only', keys: ['>'] },
      { name: 'Emoji', keys: [':'] },
    ],
  },
  {
    title: 'Everywhere',
    lines: [
      { name: 'Go from control to control', keys: ['Tab', 'Shift Tab'] },
      { name: 'Choose among tabs, segments and menu entries', keys: ['Up', 'Down', 'Left', 'Right'] },
      { name: 'Close what is open', keys: ['Esc'] },
    ],
  },
  {
    title: 'In a comparison with the service',
    lines: [
      { name: 'Next or previous difference', keys: ['J', 'K'] },
      { name: 'Take yours', keys: ['1'] },
      { name: 'Take the service’s', keys: ['2'] },
      { name: 'Combine both', keys: ['3'] },
      { name: 'Show what it was before', keys: ['B'] },
      { name: 'Use the result', keys: ['Ctrl Enter'] },
    ],
  },
];

const groups: Record<ActionGroup, string> = {
  question: 'Question',
  options: 'Options',
  list: 'List',
  sync: 'Sync',
  view: 'Panes',
  go: 'Go to',
  library: 'Library',
  app: 'Application',
};

/** Words of the page of all keys. */
export const keyboard = {
  help: 'Two keys with a comma between them are pressed one after the other. On a Mac, Command does what Ctrl does.',
  lettersOff: 'Single keys are off. Keys with Ctrl or Alt work.',
  settings: 'Keyboard settings',
  or: 'or',
  groups,
  widgets,
};
