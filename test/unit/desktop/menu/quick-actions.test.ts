import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import {
  findQuickAction,
  formatQuickActionOption,
  QUICK_ACTIONS,
  showQuickActions,
} from '../../../../electron/desktop/menu/quick-actions.ts';
import { findOpenRequests, toShellCommand } from '../../../../electron/desktop/open-requests.ts';
import { ACTIONS } from '../../../../renderer/actions/action-table.ts';
import { inEnglish, inGerman } from '../../../support/translations.ts';

const NAMES = ['new-question', 'sync-now'] as const;

describe('the app icon menu', () => {
  it('contains actions that the page supports', () => {
    expect(Object.keys(QUICK_ACTIONS)).toEqual(NAMES);
    expect(Object.keys(ACTIONS)).toEqual(expect.arrayContaining(Object.values(QUICK_ACTIONS)));
  });

  it('has the same actions in the Linux package in both languages', () => {
    const schema = z.object({
      linux: z.object({
        desktop: z.object({
          entry: z.looseObject({ Actions: z.string() }),
          desktopActions: z.record(z.string(), z.unknown()),
        }),
      }),
    });
    const file = path.resolve(import.meta.dirname, '../../../../electron-builder.yml');
    const { desktop } = schema.parse(parse(readFileSync(file, 'utf8'))).linux;
    expect(desktop.entry.Actions).toBe(NAMES.map((name) => `${name};`).join(''));
    const expected = NAMES.map((name) => [
      name,
      {
        Name: inEnglish(`actions.names.${QUICK_ACTIONS[name]}`),
        'Name[de]': inGerman(`actions.names.${QUICK_ACTIONS[name]}`),
        Exec: `qotd-studio ${formatQuickActionOption(name)}`,
      },
    ]);
    expect(desktop.desktopActions).toEqual(Object.fromEntries(expected));
  });

  it('passes the action to the installed app on Windows', () => {
    const tasks: object[] = [];
    const show = (isPackaged: boolean) =>
      showQuickActions(inGerman, {
        app: {
          isPackaged,
          dock: undefined,
          setUserTasks: (given) => {
            tasks.push(...given);
            return true;
          },
        },
        platform: 'win32',
        program: 'C:\\Program Files\\QOTD Studio\\QOTD Studio.exe',
        onAction: () => undefined,
      });
    show(false);
    expect(tasks).toEqual([]);
    show(true);
    expect(tasks).toMatchObject([
      { title: 'Neue Frage', arguments: '--action=new-question' },
      { title: 'Jetzt synchronisieren', arguments: '--action=sync-now' },
    ]);
  });
});

describe('an action on the command line', () => {
  it('is passed to the page', async () => {
    const [request = ''] = findOpenRequests(
      ['--no-sandbox', '--action=sync-now', '--data', 'lib'],
      '/home/me',
    );
    expect(await toShellCommand(request)).toEqual({ kind: 'action', id: 'sync.now' });
  });

  it.each(['--action=question.remove', '--action=', '--action', '-action=sync-now', '--action=SYNC-NOW'])(
    "is ignored if it's unknown: %s",
    (argument) => {
      expect(findQuickAction(argument)).toBeNull();
      expect(findOpenRequests([argument], '/home/me')).toEqual([]);
    },
  );
});
