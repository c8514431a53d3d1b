import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const text = readFileSync(path.join(ROOT, 'electron-builder.yml'), 'utf8');
const target = z.object({ target: z.array(z.string()) });
const configuration = z
  .looseObject({
    artifactName: z.string(),
    linux: target,
    win: target,
    mac: target,
    nsis: z.object({ buildUniversalInstaller: z.boolean() }),
    dmg: z.object({ contents: z.array(z.object({ type: z.string(), path: z.string().optional() })) }),
  })
  .parse(parse(text));

// electron-builder itself validates the whole file in each test that builds a package.
describe('the package configuration', () => {
  it('builds only Linux packages that can set up the sandbox', () => {
    expect(configuration.linux.target).toEqual(['deb', 'rpm']);
    expect(JSON.stringify(configuration)).not.toMatch(/sandbox|executableArgs/);
  });

  it('builds a dmg for installing and a zip for updates', () => {
    expect(configuration.mac.target).toEqual(['dmg', 'zip']);
    expect(configuration.dmg.contents).toEqual([{ type: 'file' }, { type: 'link', path: '/Applications' }]);
  });

  it('builds a Windows installer for each architecture', () => {
    expect(configuration.win.target).toEqual(['nsis']);
    expect(configuration.nsis.buildUniversalInstaller).toBe(false);
    expect(configuration.artifactName).toMatch(/-\$\{os\}-\$\{arch\}\./);
  });
});
