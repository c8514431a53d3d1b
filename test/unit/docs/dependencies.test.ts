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

/** Licences that tools may have beside those of what is shipped: nobody gets these tools from us. */
const FOR_TOOLS = ['CC-BY-4.0', 'MPL-2.0', 'PSF-2.0', 'Python-2.0', 'WTFPL'];

describe('the page about dependencies', () => {
  it('is current: run this with -u to generate it', async () => {
    await expect(dependencyPage()).toMatchFileSnapshot(path.join(ROOT, 'docs/project/dependencies.md'));
  });

  it('has a reason for each package, and no package that is not used', () => {
    expect(unexplained()).toEqual([]);
  });

  it('says of each package that ends in a bundle that it is in the app', () => {
    builtCli();
    const shipped = new Set(readShippedPackages(ROOT).map(({ name }) => name));
    const elsewhere = ['Build tools', 'Test tools', 'Benchmark peers'].flatMap(sectionNames);
    // Helpers of the bundler, and what fastify and electron-store check with.
    expect(elsewhere.filter((name) => shipped.has(name)).toSorted()).toEqual(['ajv', 'ajv-formats', 'vite']);
    // No bundle holds Electron, and the one that serves the interface is not in a package.
    expect(sectionNames('In the app').filter((name) => !shipped.has(name))).toEqual([
      'electron',
      '@fastify/static',
      'ws',
    ]);
  });
});

describe('licences', () => {
  it('of all that is installed are known, and allowed for tools at least', () => {
    const others = [...installedLicences()].filter(
      ([, licence]) => !isAllowed(licence) && !FOR_TOOLS.includes(licence),
    );
    expect(others).toEqual([]);
  });
});
