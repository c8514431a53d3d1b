/** Words of the emoji picker. */
export const emojiPicker = {
  label: (position: number) => `Choose an emoji for option ${position}`,
  letServiceChoose: 'Let the service choose',
  letServiceChooseNothing: 'Write the text first: then the service can choose',
  loading: 'Loading emoji',
  failed: 'The emoji could not be loaded. Type one, or its :name:.',
  custom: 'Your emoji',
  matching: (name: string) => `Emoji matching ${name}`,
  /** Said when the list below a name opens or changes. */
  matches: (count: number, first: string | undefined) =>
    first === undefined
      ? 'No emoji of this name. Enter lets the service choose, Escape closes.'
      : `${count} emoji, first ${first}. Enter or Tab chooses, Escape closes.`,
  enterKey: 'Enter',
};
