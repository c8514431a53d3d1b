import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { packageListFile, SHIPPED_BUNDLES } from './bundled-packages-plugin.ts';

/** A package whose code is in the bundles. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX expression. */
  licence: string;
  /** The license text in the package. */
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
const TERMS = /^(licen[cs]e|copying|notice)(\.|$)/i;

/**
 * Returns the bundled packages of the build in `root`, by name and version. Throws if there's no build, or a package has no
 * version, license, or license text.
 */
export function readShippedPackages(root: string): ShippedPackage[] {
  const { packages } = lockfile.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  const dirs = new Set(
    SHIPPED_BUNDLES.flatMap((bundle) =>
      list.parse(JSON.parse(readFileSync(packageListFile(root, bundle), 'utf8'))),
    ),
  );
  const found = [...dirs].map((dir) => readPackage(root, dir, packages[dir]?.integrity ?? null));
  // One version can be installed in several folders.
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
  if (texts.length === 0 && license === 'MIT') texts.push(mitText(author ?? `the authors of ${name}`));
  if (texts.length === 0) throw new Error(`${name} has no license text (${license}).`);
  return { name, version, licence: license, text: texts.join('\n'), integrity };
}

/** The text of the MIT license, for packages that don't include it. */
const mitText = (holder: string): string => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;
