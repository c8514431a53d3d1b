/** Ten times the limit of any field. */
const LONG_TEXT_LENGTH = 20_000;

/**
 * Attributes for a `textarea`. `unicode-bidi: plaintext` takes minutes in megabytes of text, so base.css turns it off
 * for long texts.
 */
export const longTextAttributes = (value: string): { 'data-long'?: '' } =>
  value.length > LONG_TEXT_LENGTH ? { 'data-long': '' } : {};

/** Far more than the service allows. Megabytes of text would block the app while lines are broken. */
const MAX_SHOWN_LENGTH = 4_000;

/** The beginning of a text, for display. */
export const truncateText = (text: string): string =>
  text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
