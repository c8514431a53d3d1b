import type { Library, Numbered } from '../../library/library.ts';

const ID = /^[1-9]\d{0,15}$/;
const MESSAGE_ID = /^_(\d+)$/;

/** Whatever is not of this form names no question. */
export const ADDRESS_PATTERN = `${ID.source}|${MESSAGE_ID.source}`;

/**
 * The question that `/questions/{address}` names: an id, or `_` and a message id (service.md 4.2).
 * Undefined for everything else (decisions, «Addressing, time, ids»).
 */
export function findQuestion(library: Library, address: string): Numbered | undefined {
  const messageID = MESSAGE_ID.exec(address)?.[1];
  if (messageID !== undefined) return library.questionByMessage(messageID);
  return ID.test(address) ? library.question(Number(address)) : undefined;
}
