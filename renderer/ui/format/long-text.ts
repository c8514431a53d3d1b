/** Ten times the limit of any field. */
const LONG_TEXT_LENGTH = 20_000;

/**
 * Returns attributes for a `textarea`. With megabytes of text, `unicode-bidi: plaintext` takes minutes, so
 * base.css turns it off for long text.
 */
export const getLongTextAttributes = (value: string): { 'data-long'?: '' } =>
  isLongText(value) ? { 'data-long': '' } : {};

export const isLongText = (value: string): boolean => value.length > LONG_TEXT_LENGTH;

/** Far more than the service allows. Breaking megabytes of text into lines would block the app. */
const MAX_SHOWN_LENGTH = 4_000;

/** Shortens text for display. */
export const truncateText = (text: string): string =>
  text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
