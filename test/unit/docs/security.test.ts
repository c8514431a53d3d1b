import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The last cell of each row that names a test. */
const seenBy = read('docs/project/threat-model.md')
  .split('\n')
  .filter((line) => line.startsWith('|') && line.includes('`test/'))
  .map((row) => row.split(' | ').at(-1) ?? '');

/** What a cell says `npm test` runs, and what another command alone does: what is behind its name, up to a `;`. */
const parts = seenBy.flatMap((cell) => cell.split('; '));
const e2eOnly = parts.filter((part) => part.includes('`npm run e2e`:'));
const inTestCommand = parts.filter((part) => !/`npm run [\w-]+`:/.test(part));

interface Titled {
  title: string;
  isJourney: boolean;
}

/** The tests of a file of test/e2e, with whether the test command runs them. */
const testsOf = (file: string): Titled[] =>
  [...read(file).matchAll(/^ *(?:test|looking)\(\s*(['`])(.*?)\1,\s*(\{[^}]*\})?/gms)].map(
    ([, , title = '', details = '']) => ({ title, isJourney: details.includes('@journey') }),
  );

/** The tests of the window that a part of a cell names: by the beginning of their name, or all of a file. */
const windowTests = (part: string): { name: string; tests: Titled[] }[] =>
  [...part.matchAll(/`(test\/e2e\/[\w.-]+)`(?: «([^»]+)»)?/g)].map(([name, file = '', start = '']) => ({
    name,
    tests: testsOf(file).filter(({ title }) => title.startsWith(start)),
  }));

describe('who sees what the page about security promises', () => {
  it('is a test of the window that the test command runs', () => {
    const named = inTestCommand.flatMap(windowTests);
    expect(named.length).toBeGreaterThan(5);
    for (const { name, tests } of named) {
      expect(tests, name).not.toEqual([]);
      expect(
        tests.filter(({ isJourney }) => !isJourney),
        `${name} is left out by npm test`,
      ).toEqual([]);
    }
  });

  it('is else said to be one that `npm run e2e` alone runs', () => {
    const named = e2eOnly.flatMap(windowTests);
    expect(named).toHaveLength(e2eOnly.length);
    for (const { name, tests } of named)
      expect(
        tests.map(({ isJourney }) => isJourney),
        name,
      ).toEqual([false]);
  });

  it('is else a unit or contract test, or what a check of the test command has', () => {
    const files = inTestCommand.flatMap((part) => [...part.matchAll(/`(test\/[^`]+)`/g)]);
    const others = files.map(([, file = '']) => file).filter((file) => !file.startsWith('test/e2e/'));
    expect(
      others.filter(
        (file) => !/^test\/((unit|contract)\/.*\.test\.ts|(fuzz|simulation)\/.*\.ts)$/.test(file),
      ),
    ).toEqual([]);
    const command = read('test/run.ts');
    for (const check of ["'fuzz'", "'simulate'", "'unit'", "'e2e'"]) expect(command).toContain(check);
  });
});
