import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLink, readLink } from '../../../electron/desktop/open-requests.ts';

describe('readLink', () => {
  test.each([
    ['qotd://open/12', { kind: 'open', id: 12 }],
    ['QOTD://OPEN/12/', { kind: 'open', id: 12 }],
    ['qotd://add/48213', { kind: 'add', reference: '48213' }],
    ['qotd://adopt/48213', { kind: 'add', reference: '48213' }],
    ['qotd://add/665f1c2e9b1d8a0012ab34cd', { kind: 'add', reference: '665f1c2e9b1d8a0012ab34cd' }],
  ])('accepts %s', (text, command) => {
    expect(readLink(text)).toEqual(command);
  });

  test.each([
    'qotd://open/0',
    'qotd://open/012',
    'qotd://open/-1',
    'qotd://open/1e3',
    'qotd://open/99999999999999999999',
    'qotd://open/12?then=add',
    'qotd://open/12#x',
    'qotd://open/12/13',
    'qotd://open/%31',
    'qotd://user@open/12',
    'qotd://open:80/12',
    'qotd://remove/12',
    'qotd://add/',
    'qotd://add/../open/1',
    'qotd://add/--data=/tmp',
    `qotd://add/${'1'.repeat(65)}`,
    'qotd:open/12',
    'https://open/12',
    ' qotd://open/12',
    'qotd://open/12\n',
    'qotd://open/12\0',
    'qotd://open/1２',
  ])('rejects %j', (text) => {
    expect(readLink(text)).toBeNull();
  });

  test('returns at most one action with a valid ID or reference for any text', () => {
    const part = fc.oneof(
      fc.constantFrom(
        'qotd',
        '://',
        'open',
        'add',
        'adopt',
        '/',
        '12',
        '..',
        '%2f',
        '@',
        '?',
        '#',
        ' ',
        '--data',
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const command = readLink(parts.join(''));
        if (command?.kind === 'open') expect(command.id).toBeGreaterThan(0);
        if (command?.kind === 'add') expect(command.reference).toMatch(/^[0-9A-Za-z]{1,64}$/);
        if (command) expect(isLink(parts.join(''))).toBe(true);
      }),
    );
  });
});
