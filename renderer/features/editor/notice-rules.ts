import { type ConnectionState, isLost } from '../../bridge/transport.ts';
import type { DraftView } from '../../drafts/draft-view.ts';

/** Whether a banner of the whole window says already why the text is not on disk. */
export function isToldAlready(
  { problem, trouble }: Pick<DraftView, 'problem' | 'trouble'>,
  connection: ConnectionState,
): boolean {
  if (trouble?.kind === 'refuses' && trouble.problem === problem) return true;
  return problem?.code === 'unreachable' && isLost(connection);
}
