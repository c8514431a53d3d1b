import type { Check } from '../sync/sync-views.ts';
import { getText } from './message-details.ts';
import { hasMessage, type Translate } from './translate.ts';

/**
 * Returns a connection check's result and a suggestion, or null if the check passed and needs no explanation.
 */
export function formatConnectionTest(check: Check, t: Translate): string | null {
  const note = check.why?.facts.ignoresVariable === true ? t('connectionTest.variableIgnored') : null;
  const problem = formatProblem(check, t);
  return [problem, note].filter((sentence) => sentence !== null).join(' ') || null;
}

/** Returns the problem and a suggestion, or null if the check passed. */
function formatProblem({ what, result, why }: Check, t: Translate): string | null {
  if (result === 'skipped') return t('connectionTest.skipped');
  if (result === 'good') return null;
  const key = `connectionTest.${what}.${why?.code}` as const;
  if (!why || !hasMessage(key)) return t(`connectionTest.otherwise.${what}`);
  const { facts } = why;
  const getDetail = (name: string) => getText(facts, name) ?? '';
  const seconds = typeof facts.seconds === 'number' ? facts.seconds : 0;
  return t(key, {
    host: getText(facts, 'host') ?? t('connectionTest.theService'),
    hasHost: getDetail('host') !== '',
    status: typeof facts.status === 'number' ? facts.status : null,
    hasStatus: typeof facts.status === 'number',
    words: getDetail('words'),
    hasWords: getDetail('words') !== '',
    issuer: getDetail('issuer'),
    hasIssuer: getDetail('issuer') !== '',
    to: getDetail('to'),
    hasTo: getDetail('to') !== '',
    names: getDetail('names'),
    hasNames: getDetail('names') !== '',
    title: getDetail('title'),
    hasTitle: getDetail('title') !== '',
    proposed: getDetail('proposed'),
    hasProposed: getDetail('proposed') !== '',
    minutes: Math.max(1, Math.round(Math.abs(seconds) / 60)),
    isAhead: seconds > 0,
  });
}
