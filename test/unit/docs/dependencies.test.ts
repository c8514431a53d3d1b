import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isAllowed } from '../../../electron/packaging/license-notices.ts';
import { readShippedPackages } from '../../../electron/packaging/shipped-packages.ts';
import { builtCli } from '../../support/built-cli.ts';
import {
  dependencyPage,
  installedLicences,
  sectionNames,
  unexplained,
} from '../../support/dependency-page.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Licenses allowed only for development tools, which aren't distributed. */
const FOR_TOOLS = ['CC-BY-4.0', 'MPL-2.0', 'PSF-2.0', 'Python-2.0', 'WTFPL'];

describe('the page about dependencies', () => {
  it('is current: run this with -u to generate it', async () => {
    await expect(dependencyPage()).toMatchFileSnapshot(path.join(ROOT, 'docs/project/dependencies.md'));
  });

  it('has a reason for each package, and no unused package', () => {
    expect(unexplained()).toEqual([]);
  });

  it('marks the packages that are part of the app', () => {
    builtCli();
    const shipped = new Set(readShippedPackages(ROOT).map(({ name }) => name));
    const elsewhere = ['Build tools', 'Test tools', 'Benchmark peers'].flatMap(sectionNames);
    // Helpers of the bundler, and validators used by fastify and electron-store.
    expect(elsewhere.filter((name) => shipped.has(name)).toSorted()).toEqual(['ajv', 'ajv-formats', 'vite']);
    // Electron is in no bundle, and the bundle that serves the UI comes from no package.
    expect(sectionNames('In the app').filter((name) => !shipped.has(name))).toEqual([
      'electron',
      '@fastify/static',
      'ws',
    ]);
  });
});

describe('licenses', () => {
  it('of all installed packages are known, and at least allowed for tools', () => {
    const others = [...installedLicences()].filter(
      ([, licence]) => !isAllowed(licence) && !FOR_TOOLS.includes(licence),
    );
    expect(others).toEqual([]);
  });
});
