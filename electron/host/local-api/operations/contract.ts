/** What the local API does and its description says. */

/** An id in a path. */
export const QUESTION_ID = /^[1-9]\d{0,15}$/;

/** `_` and a message id in a path. */
export const MESSAGE_ID = /^_(\d+)$/;

/** Whatever is not of this form names no question. */
export const ADDRESS_PATTERN = `${QUESTION_ID.source}|${MESSAGE_ID.source}`;

/** As many similar questions as an administrator gets (decisions, «Answers»). */
export const SIMILAR = 5;
