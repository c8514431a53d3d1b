import { describe, expect, test } from 'vitest';
import { createPendingCommands } from '../../../../electron/desktop/ipc/pending-commands.ts';

describe('pending commands', () => {
  test('are limited to the 20 newest and returned once, in order', () => {
    let notifications = 0;
    const commands = createPendingCommands(() => {
      notifications += 1;
    });
    for (let id = 1; id <= 25; id++) commands.add({ kind: 'open', id });
    expect(notifications).toBe(25);
    expect(commands.drain().map((command) => command.kind === 'open' && command.id)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 6),
    );
    expect(commands.drain()).toEqual([]);
  });

  test("aren't displaced by repeated events", () => {
    const commands = createPendingCommands(() => undefined);
    commands.add({ kind: 'open', id: 1 });
    for (let percent = 0; percent < 100; percent++) commands.add({ kind: 'updates' });
    expect(commands.drain()).toEqual([{ kind: 'open', id: 1 }, { kind: 'updates' }]);
  });
});
