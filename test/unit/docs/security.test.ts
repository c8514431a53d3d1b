import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type NamedTest, PROTECTIONS } from './protections.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The page's list items from the first protection to the section on unprotected areas. */
const [, listed = ''] =
  /^## The live service's token$(.*)^## Not protected$/ms.exec(read('docs/project/threat-model.md')) ?? [];
const onPage = [...listed.matchAll(/^- (.*)$/gm)].map(([, item = '']) => item);

/** Returns the tests in an end-to-end test file. Journeys are the tests that `npm test` runs. */
const listTests = (file: string) =>
  [...read(file).matchAll(/^ *(?:test|looking)\(\s*(['`])(.*?)\1,\s*(\{[^}]*\})?/gms)].map(
    ([, , title = '', details = '']) => ({ title, isJourney: details.includes('@journey') }),
  );

const isE2e = ({ file }: NamedTest): boolean => file.startsWith('test/e2e/');
const found = ({ file, title = '' }: NamedTest) =>
  listTests(file).filter((test) => test.title.startsWith(title));

describe('the list of protections', () => {
  it('matches the threat model and names a test for each item', () => {
    expect(PROTECTIONS.map(({ protection }) => protection)).toEqual(onPage);
    expect(onPage.length).toBeGreaterThan(50);
    for (const { protection, tests, e2eOnly = [] } of PROTECTIONS)
      expect(tests.length + e2eOnly.length, protection).toBeGreaterThan(0);
  });

  it('cites end-to-end tests that `npm test` runs', () => {
    const named = PROTECTIONS.flatMap(({ tests }) => tests.filter(isE2e));
    expect(named.length).toBeGreaterThan(5);
    for (const test of named) {
      expect(found(test), `${test.file} ${test.title}`).not.toEqual([]);
      expect(
        found(test).filter(({ isJourney }) => !isJourney),
        `${test.file} ${test.title} is left out by npm test`,
      ).toEqual([]);
    }
  });

  it('marks end-to-end tests that only `npm run test:e2e` runs', () => {
    const named = PROTECTIONS.flatMap(({ e2eOnly = [] }) => e2eOnly);
    expect(named.length).toBeGreaterThan(0);
    for (const test of named)
      expect(
        found(test).map(({ isJourney }) => isJourney),
        `${test.file} ${test.title}`,
      ).toEqual([false]);
  });

  it('cites unit tests that `npm test` runs', () => {
    const others = PROTECTIONS.flatMap(({ tests }) => tests.filter((test) => !isE2e(test)));
    const files = others.map(({ file }) => file);
    expect(
      files.filter((file) => !/^test\/((unit|contract)\/.*\.test\.ts|(fuzz|simulation)\/.*\.ts)$/.test(file)),
    ).toEqual([]);
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    const command = read('test/run.ts');
    for (const check of ["'fuzz'", "'simulate'", "'test:unit'", "'test:e2e'"])
      expect(command).toContain(check);
  });
});
