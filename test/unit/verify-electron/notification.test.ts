import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { Desktop } from '../../support/desktop.ts';
import { showNotification } from '../../verify-electron/system-items.ts';
import { type Item, NotSeenError, type Stage, verify } from '../../verify-electron/verification.ts';

/** Creates a desktop whose notifications emit this event when they're shown. */
function createDesktop(event: 'show' | 'failed' | null): Pick<Desktop, 'evaluate'> {
  class Notification extends EventEmitter {
    static isSupported = () => true;
    close(): void {}
    show(): void {
      if (event !== null) this.emit(event, {}, 'The app is not signed');
    }
  }
  return { evaluate: async (work, arg) => work({ Notification } as never, arg as never) };
}

describe('a notification', () => {
  it('is seen if the system reports that it appeared', async () => {
    expect(await showNotification(createDesktop('show'))).toContain('is shown');
  });

  it("isn't seen if the system rejects it, and the error includes the reason", async () => {
    const shown = showNotification(createDesktop('failed'));
    await expect(shown).rejects.toBeInstanceOf(NotSeenError);
    await expect(shown).rejects.toThrow('The app is not signed');
  });

  it("isn't seen if the system reports nothing", async () => {
    const shown = showNotification(createDesktop(null), 10);
    await expect(shown).rejects.toBeInstanceOf(NotSeenError);
    await expect(shown).rejects.toThrow('within 0.01 s');
  });

  it("fails with `--strict` if it isn't seen", async () => {
    const stage: Stage = { kind: 'electron', reset: async () => undefined };
    const item: Item<Stage> = {
      name: 'notification',
      checks: 'the system shows a notification',
      deadlineSeconds: 10,
      run: () => showNotification(createDesktop('failed')),
    };
    expect(await verify([item], stage)).toMatchObject([{ result: 'not seen' }]);
    expect(await verify([item], stage, { isStrict: true })).toMatchObject([{ result: 'fail' }]);
  });
});
