import type { Library, Numbered } from '../../library/library.ts';
import { MESSAGE_ID, QUESTION_ID } from './contract.ts';

/**
 * The question that `/questions/{address}` names: an id, or `_` and a message id (service.md 4.2).
 * Undefined for everything else (decisions, «Addressing, time, ids»).
 */
export function findQuestion(library: Library, address: string): Numbered | undefined {
  const messageID = MESSAGE_ID.exec(address)?.[1];
  if (messageID !== undefined) return library.questionByMessage(messageID);
  return QUESTION_ID.test(address) ? library.question(Number(address)) : undefined;
}
