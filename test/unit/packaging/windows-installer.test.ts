import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const script = readFileSync(path.join(ROOT, 'electron/packaging/installer.nsh'), 'utf8');
const definitions = new Map(
  [...script.matchAll(/^!define (\w+) "(.*)"$/gm)].map(([, name = '', value = '']) => [name, value]),
);

/** Returns the registry keys that a command such as `WriteRegStr` changes, with their names and values. */
const findCommands = (command: string) =>
  script
    .replaceAll(/\$\{(QOTD_\w+)\}/g, (_, name: string) => definitions.get(name) ?? '')
    .split('\n')
    .flatMap((line) => {
      const [, key, name = '', value = ''] =
        new RegExp(`^ *${command} SHCTX "([^"]*)"(?: "([^"]*)")?(?: (.*))?$`).exec(line) ?? [];
      return key === undefined ? [] : [{ key, name, value }];
    });

describe('the Windows installer', () => {
  it('removes every key and value that it writes', () => {
    const keys = findCommands('DeleteRegKey').map(({ key }) => `${key}\\`);
    const removed = findCommands('DeleteRegValue').map(({ key, name }) => `${key}:${name}`);
    const written = findCommands('WriteRegStr');
    expect(written.length).toBeGreaterThan(10);
    expect(
      written.filter(
        ({ key, name }) =>
          !removed.includes(`${key}:${name}`) && !keys.some((each) => `${key}\\`.startsWith(each)),
      ),
    ).toEqual([]);
  });

  it("doesn't remove other programs' registry keys", () => {
    for (const { key } of findCommands('DeleteRegKey')) expect(key).toMatch(/qotd|APP_EXECUTABLE_FILENAME/);
  });

  it('turns off “Open at login” on uninstall but not on update', () => {
    const lines = /\{ifNot\} \$\{isUpdated\}\n([\s\S]*?)\n *\$\{endIf\}/.exec(script)?.[1]?.split('\n') ?? [];
    // Electron names the value after the app's ID.
    expect(lines.map((line) => /^ *DeleteRegValue HKCU "(.*)" "\$\{APP_ID\}"$/.exec(line)?.[1])).toEqual([
      'Software\\Microsoft\\Windows\\CurrentVersion\\Run',
      'Software\\Microsoft\\Windows\\CurrentVersion\\Explorer\\StartupApproved\\Run',
    ]);
  });

  it('registers the app as a default app for links and question files', () => {
    const written = findCommands('WriteRegStr');
    const values = (key: string) => written.filter((each) => each.key === key).map(({ value }) => value);
    const [capabilities = ''] = values('Software\\RegisteredApplications').map((value) => value.slice(1, -1));
    expect(written.filter(({ key }) => key.startsWith(capabilities)).map(({ name }) => name)).toEqual([
      'ApplicationName',
      'ApplicationDescription',
      'ApplicationIcon',
      '.json',
      'qotd',
    ]);
    const classes = [
      ...values(`${capabilities}\\FileAssociations`),
      ...values(`${capabilities}\\UrlAssociations`),
    ];
    expect(classes).toHaveLength(2);
    for (const one of classes)
      expect(values(`Software\\Classes\\${one.slice(1, -1)}\\shell\\open\\command`)).toEqual([
        `'"$appExe" "%1"'`,
      ]);
  });

  it('shows the app in “Open with”', () => {
    const names = findCommands('WriteRegStr').filter(({ name }) => name === 'FriendlyAppName');
    expect(names.map(({ key }) => path.win32.dirname(key))).toEqual(['Software\\Classes\\Applications']);
  });

  it('defines constants without referring to other constants', () => {
    expect(definitions.size).toBeGreaterThan(0);
    for (const value of definitions.values()) expect(value).not.toContain('$');
  });
});
