import type { LoggedCall } from '../../../../shared/local-api/request-log.ts';

/** How an answer is coloured: quiet, amber where the caller was wrong, red where the answer failed or never came. */
export type CallTone = 'fine' | 'refused' | 'failed';

/** The colour only repeats what status and phrase say. */
export function toneOf({ status }: Pick<LoggedCall, 'status'>): CallTone {
  if (status === null || status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'fine';
}
