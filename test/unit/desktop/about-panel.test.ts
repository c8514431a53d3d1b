import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { COPYRIGHT, setAboutPanel } from '../../../electron/desktop/about-panel.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

test('the About panel shows a copyright, but no website without a publisher', () => {
  const config = readFileSync(path.join(ROOT, 'electron-builder.yml'), 'utf8');
  expect(parse(config)).toMatchObject({ copyright: COPYRIGHT });
  const shown: object[] = [];
  const app = {
    getAppPath: () => ROOT,
    getName: () => 'QOTD Studio',
    getVersion: () => '1.2.3',
    isPackaged: false,
    setAboutPanelOptions: (options: object) => void shown.push(options),
  };
  setAboutPanel(app, {
    icon: '/icon.png',
    resources: '/resources',
    versions: { ...process.versions, electron: '45.5.0', chrome: '153' },
  });
  expect(shown).toEqual([
    {
      applicationName: 'QOTD Studio',
      applicationVersion: '1.2.3',
      version: '',
      copyright: COPYRIGHT,
      credits: `Electron 45.5.0, Chromium 153, Node.js ${process.versions.node}`,
      iconPath: '/icon.png',
    },
  ]);
});
