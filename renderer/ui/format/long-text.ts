/** Ten times what any field takes, in UTF-16 units. */
const LONG = 20_000;

/**
 * For a `textarea` with this value. Every line of it looks for the direction of its paragraph, all the way back: in one of
 * megabytes that takes minutes. In a long text all paragraphs go the way of the first; see base.css.
 */
export const longText = (value: string): { 'data-long'?: '' } =>
  value.length > LONG ? { 'data-long': '' } : {};

/**
 * Far more of a text than the service takes (service.md section 8). A text of megabytes, as a file may bring, would hold
 * the window up for seconds while its lines are broken.
 */
const MOST_SHOWN = 4_000;

/** As much of a text as is shown where it is not written. */
export const shownOf = (text: string): string =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
