/** Ten times what any field takes, in UTF-16 units. */
const LONG_TEXT_LENGTH = 20_000;

/**
 * For a `textarea` with this value. Every line of it looks for the direction of its paragraph, all the way back: in one of
 * megabytes that takes minutes. In a long text all paragraphs go the way of the first; see base.css.
 */
export const longTextAttributes = (value: string): { 'data-long'?: '' } =>
  value.length > LONG_TEXT_LENGTH ? { 'data-long': '' } : {};

/**
 * Far more characters than the service allows. A text of megabytes, as a file may bring, would hold
 * the window up for seconds while its lines are broken.
 */
const MAX_SHOWN_LENGTH = 4_000;

/** As much of a text as is shown where it is not written. */
export const truncateText = (text: string): string =>
  text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
