import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { getActionName } from '../../../../../renderer/actions/use-actions.ts';
import { formatShortcut } from '../../../../../renderer/ui/feedback/kbd.tsx';
import { createKeyMap } from '../../../../../renderer/views/keyboard/keyboard-page.tsx';
import { appActions } from '../../../../support/app-actions.ts';
import { inEnglish } from '../../../../support/translations.ts';

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });

const renderCell = (keys: readonly string[], isMac: boolean): string =>
  alternatives.format(keys.map((each) => `\`${formatShortcut(each, { isMac }, inEnglish)}\``));

/** Returns the text of `docs/guide/keyboard-shortcuts.md`, generated from the app's tables. */
function renderKeyboardPage(): string {
  const sections = createKeyMap(appActions, inEnglish).map(({ title, lines }) =>
    [
      `## ${title}`,
      '',
      '| Action | Windows and Linux | macOS |',
      '|---|---|---|',
      ...lines.map(
        ({ name, keys }) => `| ${name} | ${renderCell(keys, false)} | ${renderCell(keys, true)} |`,
      ),
    ].join('\n'),
  );
  return `${[
    '# Keyboard shortcuts',
    "The app's keyboard shortcuts. To see this list in the app, press `?`. To find a command by its name, press `Ctrl+K` (`⌘K` on macOS).",
    'To turn off shortcuts without a modifier key, such as `/`, go to **Settings > Keyboard** and turn off **Single-key shortcuts**.',
    '<!-- This page is generated from the table of actions. To update it, run: npx vitest run keyboard-view -u -->',
    ...sections,
  ].join('\n\n')}\n`;
}

describe('the keyboard shortcuts page', () => {
  it('is the same in the documentation and the app', async () => {
    await expect(renderKeyboardPage()).toMatchFileSnapshot(
      path.resolve(import.meta.dirname, '../../../../../docs/guide/keyboard-shortcuts.md'),
    );
  });

  it('lists every action with a shortcut once', () => {
    const names = createKeyMap(appActions, inEnglish).flatMap(({ lines }) => lines.map(({ name }) => name));
    const wanted = appActions
      .filter(({ keys }) => keys.length > 0)
      .map((action) => getActionName(action, inEnglish));
    expect(names).toEqual(expect.arrayContaining(wanted));
    expect(new Set(names.filter((name) => wanted.includes(name))).size).toBe(wanted.length);
  });
});
