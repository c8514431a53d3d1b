/** Words of the emoji picker. */
export const emojiPicker = {
  label: (position: number) => `Choose an emoji for option ${position}`,
  letServiceChoose: 'Let the service choose',
  letServiceChooseNothing: 'Write the text first: then the service can choose',
  loading: 'Loading emoji',
  failed: 'The emoji could not be loaded. Type one, or its :name:.',
  custom: 'Your emoji',
};
