import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type AnySchemaObject } from 'ajv';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isAllowed } from '../../../electron/packaging/license-notices.ts';
import { createSbom, DATA_PARTS } from '../../../electron/packaging/sbom.ts';
import {
  findPackage,
  getPackageListPath,
  readShippedPackages,
  SHIPPED_BUNDLES,
} from '../../../electron/packaging/shipped-packages.ts';
import { findBuiltCli } from '../../support/built-cli.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SCHEMAS = path.join(ROOT, 'test/fixtures/cyclonedx');
const APP = { name: 'qotd-studio', version: '0.1.0', licence: 'MIT', electron: '45.5.0' };
const anyObject = z.custom<AnySchemaObject>((value) => typeof value === 'object' && value !== null);
const schema = (name: string) =>
  anyObject.parse(JSON.parse(readFileSync(path.join(SCHEMAS, `${name}.schema.json`), 'utf8')));

/** Validates a bill of materials against its schema. Doesn't validate string formats such as URLs. */
function validateBill(bill: object): { ok: boolean; errors: unknown } {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  // The schemas reference each other by file name.
  for (const name of ['spdx', 'jsf-0.82'])
    ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  const validate = ajv.compile(schema('bom-1.6'));
  return { ok: validate(bill) === true, errors: validate.errors };
}

/** Creates a project whose shipped code comes from one installed package. */
async function project(manifest: object, terms: Readonly<Record<string, string>> = {}) {
  const folder = await createTemporaryFolder();
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder.dir, name)), { recursive: true });
    writeFileSync(path.join(folder.dir, name), text);
  };
  for (const bundle of SHIPPED_BUNDLES)
    write(path.relative(folder.dir, getPackageListPath(folder.dir, bundle)), '["node_modules/left"]');
  write('package-lock.json', '{"packages":{}}');
  write('node_modules/left/package.json', JSON.stringify(manifest));
  for (const [name, text] of Object.entries(terms)) write(`node_modules/left/${name}`, text);
  return folder;
}

describe('the bill of materials', () => {
  it('lists exactly the packages bundled in this build', () => {
    findBuiltCli();
    const packages = readShippedPackages(ROOT);
    const names = packages.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'react',
        'react-dom',
        'undici',
        'fastify',
        'zod',
        'electron-store',
        'pino',
        'diff',
      ]),
    );
    for (const absent of ['vitest', 'typescript', 'electron-builder', 'fast-check', '@playwright/test'])
      expect(names).not.toContain(absent);
    expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
    expect(packages.filter(({ text }) => text.trim().length < 200)).toEqual([]);
    expect(packages.filter(({ integrity }) => integrity === null)).toEqual([]);
    // Vite contains these packages, but the app doesn't.
    expect(packages.filter(({ text }) => text.includes('Licenses of bundled dependencies'))).toEqual([]);
  });

  it('is valid and reproducible', () => {
    findBuiltCli();
    const bill = createSbom(APP, readShippedPackages(ROOT), DATA_PARTS);
    expect(validateBill(bill)).toEqual({ ok: true, errors: null });
    expect(validateBill({ ...bill, components: [{ type: 'library' }] }).ok).toBe(false);
    expect(JSON.stringify(createSbom(APP, readShippedPackages(ROOT), DATA_PARTS))).toBe(JSON.stringify(bill));
  });

  it("includes Electron and code that isn't from a package", () => {
    expect(createSbom(APP, [], DATA_PARTS)).toMatchObject({
      components: [
        { name: 'electron', version: '45.5.0' },
        { name: 'WordNet' },
        { name: 'SCOWL' },
        { name: 'universal-sentence-encoder-lite', licenses: [{ license: { id: 'Apache-2.0' } }] },
      ],
    });
  });

  it("includes npm's checksum as hexadecimal digits", () => {
    const one = {
      name: '@a/b',
      version: '1.0.0',
      licence: '(MIT OR ISC)',
      text: '',
      integrity: 'sha512-AP8=',
    };
    expect(createSbom(APP, [one], [])).toMatchObject({
      components: [
        {},
        {
          group: '@a',
          name: 'b',
          purl: 'pkg:npm/%40a/b@1.0.0',
          licenses: [{ expression: '(MIT OR ISC)' }],
          hashes: [{ alg: 'SHA-512', content: '00ff' }],
        },
      ],
    });
    expect(() => createSbom(APP, [{ ...one, integrity: 'sha1-AP8=' }], [])).toThrow(
      'unknown kind of checksum',
    );
  });
});

describe('a shipped package', () => {
  const left = { name: 'left', version: '1.0.0', license: 'MIT', author: { name: 'Ann' } };

  it('includes its license text', async () => {
    await using folder = await project(left, { 'LICENSE.md': 'Do.', NOTICE: 'Note.', 'licenses.js': 'no' });
    expect(readShippedPackages(folder.dir)).toEqual([
      { name: 'left', version: '1.0.0', licence: 'MIT', text: 'Do.\nNote.', integrity: null },
    ]);
  });

  it('gets the standard MIT text if it has no license text; other licenses have no default', async () => {
    await using folder = await project(left);
    expect(readShippedPackages(folder.dir)[0]?.text).toContain('Copyright (c) Ann');
    await using other = await project({ ...left, license: 'ISC' });
    expect(() => readShippedPackages(other.dir)).toThrow('left has no license text (ISC).');
  });

  it('must have a license', async () => {
    await using folder = await project({ name: 'left', version: '1.0.0' });
    expect(() => readShippedPackages(folder.dir)).toThrow('license');
  });

  it.each([
    ['/app/node_modules/zod/v4/core.js', 'node_modules/zod'],
    ['/app/node_modules/@a/b/node_modules/c/index.js?used', 'node_modules/@a/b/node_modules/c'],
    ['\0/app/node_modules/c/index.js?commonjs-proxy', 'node_modules/c'],
    ['/app/shared/checks/limits.ts', null],
    ['\0rolldown/runtime.js', 'node_modules/rolldown'],
    ['\0vite/preload-helper.js', 'node_modules/vite'],
  ])('for the module %j is %j', (id, dir) => {
    expect(findPackage(id, '/app')).toBe(dir);
  });

  it.each(['\0helper', '/elsewhere/node_modules/zod/index.js'])('must be known for the module %j', (id) => {
    expect(() => findPackage(id, '/app')).toThrow('belongs to no known package');
  });
});

describe('the license check', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'GPL-3.0-only OR ISC', 'MIT AND ISC', '(MIT AND BSD-3-Clause)'])(
    'accepts %s',
    (expression) => expect(isAllowed(expression)).toBe(true),
  );
  it.each([
    'GPL-3.0-only',
    'MIT AND GPL-3.0-only',
    '',
    'SEE LICENSE IN x',
    '(MIT OR ISC) AND GPL-2.0-only',
    'UNLICENSED',
  ])('rejects %j', (expression) => expect(isAllowed(expression)).toBe(false));
});
