import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isAllowed } from '../../../electron/packaging/license-notices.ts';
import { readShippedPackages } from '../../../electron/packaging/shipped-packages.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { findBuiltCli } from '../../support/built-cli.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Licenses that are allowed only for development tools, because the tools aren't distributed. */
const FOR_TOOLS = ['CC-BY-4.0', 'MPL-2.0', 'PSF-2.0', 'Python-2.0', 'WTFPL'];

const lockSchema = z.object({ packages: z.record(z.string(), z.object({ license: z.string().optional() })) });
const installed = new Map(
  Object.entries(lockSchema.parse(JSON.parse(read('package-lock.json'))).packages)
    .filter(([place]) => place !== '')
    .map(([place, { license = 'none' }]) => [place, license]),
);

/** The page's packages and licenses, by section. */
const sections = read('docs/project/dependencies.md')
  .split('\n## ')
  .slice(1)
  .map((section) => [...section.matchAll(/^\| (\S+) \| .+ \| (.+) \|$/gm)].slice(1).map(([, ...row]) => row));
const [inApp = [], ...others] = sections.map((rows) => rows.map(([name = '']) => name));

describe('the dependencies page', () => {
  it('lists each package once with its license', () => {
    const { dependencies, devDependencies, optionalDependencies } = packageJson;
    const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(sections.flat().toSorted()).toEqual(
      names.map((name) => [name, installed.get(`node_modules/${name}`)]).toSorted(),
    );
  });

  it('marks the packages that are part of the app', () => {
    findBuiltCli();
    const shipped = new Set(readShippedPackages(ROOT).map(({ name }) => name));
    // The bundler contributes a part of its code, and fastify and electron-store use the validators.
    const shippedTools = others.flat().filter((name) => shipped.has(name));
    expect(shippedTools.toSorted()).toEqual(['ajv', 'ajv-formats', 'vite']);
    // Electron isn't in a bundle, and the bundle that serves the UI isn't packaged.
    expect(inApp.filter((name) => !shipped.has(name))).toEqual(['electron', '@fastify/static', 'ws']);
  });
});

describe('licenses of installed packages', () => {
  it('are known and allowed in the app or in tools', () => {
    const unknown = [...installed].filter(
      ([, licence]) => !isAllowed(licence) && !FOR_TOOLS.includes(licence),
    );
    expect(unknown).toEqual([]);
  });
});
