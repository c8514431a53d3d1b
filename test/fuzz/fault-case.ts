import { formatFault, parseFault } from '../../shared/local-api/fault-spec.ts';
import type { Random } from '../support/random.ts';
import { createAnyText } from './unusual-text.ts';

const KINDS = [
  ...['delay', 'status', 'rate-limit', 'drop-before', 'drop-during', 'drop-after', 'cut-answer', 'slow-body'],
  ...['wrong-type', 'truncated', '__proto__', 'constructor', '', 'DELAY'],
];
const OPERATIONS = [
  'POST',
  'PUT',
  'GET',
  '*',
  'create',
  'Edit',
  'fetch',
  'post',
  'DELETE',
  '__proto__',
  'toString',
  '',
  'POST@1',
  'GET@1-2',
  '*@3-',
  'PUT@0',
  'POST@2-1',
  'POST@@1',
];
const VALUES = [
  '0',
  '-0',
  '-1',
  '1.5',
  '1e3',
  '1e999',
  '60000',
  '60001',
  '200..800',
  '800..200',
  '..',
  '5..',
  '500',
  '399',
  '9'.repeat(400),
  'text/html',
  '5,once',
  'a:b',
  'a=b',
  '\r\nX: y',
  '0x10',
  ' ',
  'NaN',
];
const PROBABILITIES = ['0.2', '0', '1', '1.1', '-1', '1e-9', '1e999', 'x', '', ':', ' 0.5'];

/**
 * Parses a random fault in command line syntax. Formatting and parsing a valid fault again must not change
 * it.
 */
export function runFaultCase(random: Random): string[] {
  const pickOr = (list: readonly string[]) =>
    random.isChance(0.1) ? createAnyText(random) : random.pick(list);
  const text = random.isChance(0.1)
    ? createAnyText(random)
    : `${pickOr(OPERATIONS)}:${pickOr(KINDS)}${random.isChance(0.6) ? `=${pickOr(VALUES)}` : ''}${random.isChance(0.5) ? `:${pickOr(PROBABILITIES)}` : ''}`;
  try {
    const parsed = parseFault(text);
    if (!parsed.ok) return parsed.why === '' ? [`refused without a word: ${JSON.stringify(text)}`] : [];
    const again = parseFault(formatFault(parsed.fault));
    return again.ok && JSON.stringify(again.fault) === JSON.stringify(parsed.fault)
      ? []
      : [`formatting and parsing changed a fault: ${JSON.stringify(text).slice(0, 300)}`];
  } catch (error) {
    return [`threw ${String(error)} at ${JSON.stringify(text).slice(0, 300)}`];
  }
}
