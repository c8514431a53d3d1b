import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import packageJson from '../../package.json' with { type: 'json' };
import { createSbom, DATA_PARTS } from './sbom.ts';
import { readShippedPackages, type ShippedPackage } from './shipped-packages.ts';

/** Licenses for which it's sufficient to include their text. */
const ALLOWED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
];

/**
 * Returns whether an SPDX expression can be satisfied with allowed licenses only. Returns false for nested
 * expressions.
 */
export function isAllowed(expression: string): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.includes(licence)));
}

/**
 * Writes the bill of materials and the license texts of all bundled packages to `root`/out/notices. Throws if
 * a license isn't allowed.
 */
export function writeNotices(root: string): ShippedPackage[] {
  const packages = readShippedPackages(root);
  const refused = packages.filter(({ licence }) => !isAllowed(licence));
  if (refused.length > 0) {
    const names = refused.map(({ name, version, licence }) => `${name} ${version} (${licence})`).join(', ');
    throw new Error(`These licenses aren't allowed: ${names}.`);
  }
  const { name, version, license, devDependencies } = z
    .object({
      name: z.string(),
      version: z.string(),
      license: z.string(),
      devDependencies: z.object({ electron: z.string() }),
    })
    .parse(packageJson);
  const app = { name, version, licence: license, electron: devDependencies.electron };
  const target = path.join(root, 'out/notices');
  mkdirSync(target, { recursive: true });
  const bill = JSON.stringify(createSbom(app, packages, DATA_PARTS), null, 2);
  replace(path.join(target, 'sbom.cdx.json'), `${bill}\n`);
  replace(path.join(target, 'packages.txt'), collectTerms(packages));
  return packages;
}

/**
 * Replaces the file atomically because another package may be built concurrently. The temporary file is
 * outside of the packaged folder.
 */
function replace(file: string, text: string): void {
  const temporary = path.join(path.dirname(file), '..', `${path.basename(file)}.${process.pid}.tmp`);
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}

/** Returns each license text once, below the packages that use it. */
function collectTerms(packages: readonly ShippedPackage[]): string {
  const byText = Map.groupBy(packages, ({ text }) => text.trim());
  return Array.from(byText, ([text, found]) => {
    const names = found.map(({ name, version, licence }) => `${name} ${version} (${licence})\n`);
    return `${'='.repeat(80)}\n${names.join('')}${'='.repeat(80)}\n\n${text}\n`;
  }).join('\n');
}
