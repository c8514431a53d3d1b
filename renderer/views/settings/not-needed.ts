import type { Check } from '../../../shared/sync-views.ts';

/**
 * Whether a check was left out because nothing is to be checked: whoever is reached without encryption is this very
 * computer, since to another one nothing is sent in the clear.
 */
export const isNotNeeded = ({ what, result }: Check, checks: readonly Check[]): boolean =>
  what === 'tls' &&
  result === 'skipped' &&
  checks.some((other) => other.what === 'connection' && other.result === 'good');
