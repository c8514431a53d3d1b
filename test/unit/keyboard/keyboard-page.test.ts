import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { keyMap } from '../../../renderer/keyboard/key-map.ts';
import { ACTION_IDS, keysOf } from '../../../renderer/ui/actions/actions.ts';
import { actions } from '../../../renderer/ui/text/en/actions.ts';
import { keyboard } from '../../../renderer/ui/text/en/keyboard.ts';
import { keyboardPage } from '../../support/keyboard-page.ts';

describe('the page of all keys', () => {
  it('in docs/ is what the app shows', async () => {
    await expect(keyboardPage()).toMatchFileSnapshot(
      path.resolve(import.meta.dirname, '../../../docs/keyboard.md'),
    );
  });

  it('has every action that has keys, once', () => {
    const names = keyMap(actions.names, keyboard).flatMap(({ lines }) => lines.map(({ name }) => name));
    const wanted = ACTION_IDS.filter((id) => keysOf(id).length > 0).map((id) => actions.names[id]);
    expect(names).toEqual(expect.arrayContaining(wanted));
    expect(new Set(names.filter((name) => wanted.includes(name))).size).toBe(wanted.length);
  });
});
