/** 10 times the length limit of the longest field. */
const LONG_TEXT_LENGTH = 20_000;

/**
 * Returns attributes for a `textarea`. With megabytes of text, `unicode-bidi: plaintext` takes minutes. For
 * long text, the attribute makes base.css turn it off.
 */
export const getLongTextAttributes = (value: string): { 'data-long'?: '' } =>
  isLongText(value) ? { 'data-long': '' } : {};

export const isLongText = (value: string): boolean => value.length > LONG_TEXT_LENGTH;

/** Far more characters than the service allows. Breaking megabytes of text into lines would block the app. */
const MAX_SHOWN_LENGTH = 4_000;

export const truncateText = (text: string): string =>
  text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
