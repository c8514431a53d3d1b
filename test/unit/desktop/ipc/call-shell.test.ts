import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMenuBar } from '../../../../renderer/features/desktop/menu-definition.ts';
import { callShell, type ShellHandlers, shellMethods } from '../../../../shared/bridge/shell-protocol.ts';
import { appActions } from '../../../support/app-actions.ts';
import { inEnglish } from '../../../support/translations.ts';

function shell() {
  const received: [method: string, input: unknown][] = [];
  const note = (method: string) => (input: unknown) => {
    received.push([method, input]);
    return null;
  };
  const handlers = Object.fromEntries(Object.keys(shellMethods).map((method) => [method, note(method)]));
  // `handlers` has every method, but its type doesn't show that.
  return { received, handlers: handlers as unknown as ShellHandlers };
}

describe('a shell request', () => {
  test('is forwarded if its method and input are valid', () => {
    const { received, handlers } = shell();
    const bar = createMenuBar(appActions, inEnglish, { onMac: false, hasServiceStates: true });
    callShell(handlers, 'setMenu', bar);
    callShell(handlers, 'popMenu', { x: 1, y: 2 });
    expect(received).toEqual([
      ['setMenu', bar],
      ['popMenu', { x: 1, y: 2 }],
    ]);
  });

  test('is rejected for any other method, including inherited property names', () => {
    const { received, handlers } = shell();
    for (const name of ['', 'toString', 'constructor', '__proto__', 'hasOwnProperty', 'TAKE', 'take '])
      expect(() => callShell(handlers, name, {}), name).toThrow('Rejected');
    expect(received).toEqual([]);
  });

  test("is rejected if its input doesn't match the method's schema", () => {
    const method = fc.oneof(fc.constantFrom(...Object.keys(shellMethods)), fc.string());
    fc.assert(
      fc.property(method, fc.anything({ withNullPrototype: true, withBigInt: true }), (name, input) => {
        const { received, handlers } = shell();
        try {
          callShell(handlers, name, input);
        } catch (error) {
          expect(String(error)).toContain('Rejected');
        }
        for (const [called, value] of received) {
          const schema = Object.entries(shellMethods).find(([one]) => one === called)?.[1].input;
          expect(schema?.safeParse(value).success).toBe(true);
        }
      }),
    );
  });
});
