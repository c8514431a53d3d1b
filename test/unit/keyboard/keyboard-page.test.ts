import { readFile } from 'node:fs/promises';
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

  it.each(['README.md', 'docs/writing.md', 'docs/similar.md', 'docs/import-export.md'])(
    'has each key that %s names',
    async (page) => {
      const text = await readFile(path.resolve(import.meta.dirname, '../../..', page), 'utf8');
      // Where it stands in a shell, Ctrl C is the terminal's.
      const named = [...text.matchAll(/\b(?:(?:Ctrl|Alt) (?:Enter|[A-Z0-9.](?!\w))|G [A-Z]\b|F\d\b)/g)]
        .map(([keys]) => keys.replace(/^G /, 'G, '))
        .filter((keys) => keys !== 'Ctrl C');
      expect(named).not.toEqual([]);
      const known = keyMap(actions.names, keyboard).flatMap(({ lines }) => lines.flatMap(({ keys }) => keys));
      for (const keys of named) expect(known, `${page} names ${keys}`).toContain(keys);
    },
  );

  it('has every action that has keys, once', () => {
    const names = keyMap(actions.names, keyboard).flatMap(({ lines }) => lines.map(({ name }) => name));
    const wanted = ACTION_IDS.filter((id) => keysOf(id).length > 0).map((id) => actions.names[id]);
    expect(names).toEqual(expect.arrayContaining(wanted));
    expect(new Set(names.filter((name) => wanted.includes(name))).size).toBe(wanted.length);
  });
});
