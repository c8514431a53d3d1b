import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

/** A package with code in the bundles. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** An SPDX expression. */
  licence: string;
  text: string;
  /** The checksum in the lockfile, such as `sha512-…`, or null. */
  integrity: string | null;
}

const list = z.array(z.string());
const person = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]);
const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  author: person.optional(),
});
const lockfile = z.object({
  packages: z.record(z.string(), z.object({ integrity: z.string().optional() })),
});
/**
 * Matches the licenses of the packages that Vite itself bundles. The helpers that Vite adds to this app's
 * bundles don't contain those packages.
 */
const OF_UNUSED_CODE = /\n# Licenses of bundled dependencies\n.*/s;
const TERMS = /^(licen[cs]e|copying|notice)(\.|$)/i;

/**
 * Returns the packages bundled by the build in `root`, sorted by name and version. Throws if there is no
 * build, or if a package has no version, license, or license text.
 */
export function readShippedPackages(root: string): ShippedPackage[] {
  const { packages } = lockfile.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  const dirs = new Set(
    SHIPPED_BUNDLES.flatMap((bundle) =>
      list.parse(JSON.parse(readFileSync(getPackageListPath(root, bundle), 'utf8'))),
    ),
  );
  const found = [...dirs].map((dir) => readPackage(root, dir, packages[dir]?.integrity ?? null));
  // The same version can be installed in several folders.
  const byName = new Map(found.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byName.keys()].toSorted().flatMap((key) => byName.get(key) ?? []);
}

function readPackage(root: string, dir: string, integrity: string | null): ShippedPackage {
  const folder = path.join(root, dir);
  const { name, version, license, author } = manifest.parse(
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
  );
  const files = readdirSync(folder).filter((file) => TERMS.test(file));
  const texts = files.toSorted().map((file) => readFileSync(path.join(folder, file), 'utf8'));
  if (texts.length === 0 && license === 'MIT')
    texts.push(formatMitLicense(author ?? `the authors of ${name}`));
  if (texts.length === 0) throw new Error(`${name} has no license text (${license}).`);
  const text = texts.join('\n').replace(OF_UNUSED_CODE, '');
  return { name, version, licence: license, text, integrity };
}

const formatMitLicense = (holder: string): string => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

/** The bundles in the packaged app. Vite calls the UI's bundle `client`. */
export const SHIPPED_BUNDLES = ['main', 'preload', 'client', 'reference'];

export const getPackageListPath = (root: string, bundle: string): string =>
  path.join(root, 'out/packages', `${bundle}.json`);

const LAST_PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
/** Matches helpers that the bundler generates. */
const OF_BUNDLER = /^\0(rolldown|vite)\//;

/**
 * Returns the folder of a module's package relative to `root`, or null for this project's modules. Throws for
 * other modules because every bundled package must be listed.
 * @param id the bundler's ID: a path with `/`, and possibly a prefix and a query
 */
export function findPackage(id: string, root: string): string | null {
  const [, bundler] = OF_BUNDLER.exec(id) ?? [];
  if (bundler !== undefined) return `node_modules/${bundler}`;
  const file = id
    .replace(/^\0/, '')
    .replace(/\?[\s\S]*$/, '')
    .replaceAll('\\', '/');
  const base = root.replaceAll('\\', '/');
  if (!file.startsWith(`${base}/`))
    throw new Error(`Module ${JSON.stringify(id)} belongs to no known package.`);
  return LAST_PACKAGE.exec(file)?.[1]?.slice(base.length + 1) ?? null;
}

export const createPackageListPlugin = (root: string): Plugin => ({
  name: 'shipped-packages',
  applyToEnvironment: ({ name }) => SHIPPED_BUNDLES.includes(name),
  writeBundle(_options, bundle) {
    const ids = Object.values(bundle).flatMap((part) =>
      part.type === 'chunk' ? Object.keys(part.modules) : [],
    );
    const packages = new Set(ids.map((id) => findPackage(id, root)).filter((dir) => dir !== null));
    const file = getPackageListPath(root, this.environment.name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify([...packages].toSorted(), null, 2)}\n`);
  },
});
