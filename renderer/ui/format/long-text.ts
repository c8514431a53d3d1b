/** Ten times the limit of any field. */
const LONG_TEXT_LENGTH = 20_000;

/**
 * Attributes for a `textarea`. `unicode-bidi: plaintext` takes minutes in megabytes of text, so base.css turns it off
 * for long texts.
 */
export const longTextAttributes = (value: string): { 'data-long'?: '' } =>
  isLongText(value) ? { 'data-long': '' } : {};

export const isLongText = (value: string): boolean => value.length > LONG_TEXT_LENGTH;

/** Far more than the service allows. Megabytes of text would block the app while lines are broken. */
const MAX_SHOWN_LENGTH = 4_000;

/** The beginning of a text, for display. */
export const truncateText = (text: string): string =>
  text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
