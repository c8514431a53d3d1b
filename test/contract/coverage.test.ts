import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { testTitles } from '../support/test-titles.ts';

const CHOICES = path.resolve(import.meta.dirname, '../../docs/bots/service-differences.md');

/** The sections of service.md that say something, and of the project's decisions about the local API. */
const SECTIONS = '1 2.1 2.2 2.3 2.4 2.5 2.6 3 4.1 4.2 4.3 5 6 7 8 9'.split(' ');
const WITH_PARTS = ['2', '4'];
const DECISIONS = [
  'Addressing, time, ids',
  'Limits',
  'Option lines',
  'Image',
  'Answers',
  'Errors',
  'Local API and sync',
];

async function titlesOfContract(): Promise<string[]> {
  const names = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.test.ts'));
  const sources = names.map((name) => readFile(path.join(import.meta.dirname, name), 'utf8'));
  return (await Promise.all(sources)).flatMap(testTitles);
}

/** What all matches of a pattern's first group list, parted by commas. */
const listed = (titles: readonly string[], pattern: RegExp): Set<string> =>
  new Set(
    titles
      .flatMap((title) => [...title.matchAll(pattern)])
      .flatMap(([, list = '']) => list.split(',').map((name) => name.trim())),
  );

const titles = await titlesOfContract();
const text = await readFile(CHOICES, 'utf8');
const choices = [...text.matchAll(/^\| `([a-z\d-]+)` \|/gm)].map(([, name = '']) => name);

describe('docs/bots/service-differences.md', () => {
  it('names each choice once', () => {
    expect(choices.length).toBeGreaterThan(50);
    expect(choices.filter((name, at) => choices.indexOf(name) !== at)).toEqual([]);
  });

  it('names exactly the choices that tests name', () => {
    expect([...listed(titles, /\[choice ([^\]]+)\]/g)].sort()).toEqual(choices.toSorted());
  });

  it('has a row for each section of service.md', () => {
    const rows = [...text.matchAll(/^\| (\d(?:\.\d)?) \|/gm)].map(([, section]) => section);
    expect(rows).toEqual(SECTIONS);
  });
});

describe('the tests of the contract', () => {
  it('name every section of service.md, and no other', () => {
    const named = listed(titles, /\bservice (\d(?:\.\d)?(?:, \d(?:\.\d)?)*)/g);
    expect(SECTIONS.filter((section) => !named.has(section))).toEqual([]);
    expect([...named].filter((section) => ![...SECTIONS, ...WITH_PARTS].includes(section))).toEqual([]);
  });

  it('name every decision about the local API, and no other', () => {
    const named = new Set(
      titles.flatMap((title) =>
        [...title.matchAll(/decisions, ((?:«[^»]+»(?:, )?)+)/g)].flatMap(([, list = '']) =>
          [...list.matchAll(/«([^»]+)»/g)].map(([, name]) => name),
        ),
      ),
    );
    expect(DECISIONS.filter((name) => !named.has(name))).toEqual([]);
    expect([...named].filter((name) => !DECISIONS.some((known) => known === name))).toEqual([]);
  });
});
