import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTROL_OPERATIONS } from '../../electron/host/local-api/control/control-operations.ts';
import { GRADES } from '../../shared/similarity.ts';
import { testTitles } from '../support/test-titles.ts';

const DOCS = path.resolve(import.meta.dirname, '../../docs');

/** The sections of docs/reference/service-api.md that contain rules. Parent sections only group them. */
const SECTIONS = '1 2.1 2.2 2.3 2.4 2.5 2.6 3 4.1 4.2 4.3 5 6 7 8 9'.split(' ');
const PARENT_SECTIONS = ['2', '4'];

async function listContractTitles(): Promise<string[]> {
  const names = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.test.ts'));
  const sources = names.map((name) => readFile(path.join(import.meta.dirname, name), 'utf8'));
  return (await Promise.all(sources)).flatMap(testTitles);
}

/** Returns the items of all comma-separated lists in the pattern's first group. */
const listItems = (titles: readonly string[], pattern: RegExp): Set<string> =>
  new Set(
    titles
      .flatMap((title) => [...title.matchAll(pattern)])
      .flatMap(([, list = '']) => list.split(',').map((name) => name.trim())),
  );

const titles = await listContractTitles();
const text = await readFile(path.join(DOCS, 'bots/service-differences.md'), 'utf8');
const choices = [...text.matchAll(/^\| `([a-z\d-]+)` \|/gm)].map(([, name = '']) => name);

describe('docs/bots/service-differences.md', () => {
  it('names each implementation-defined behavior once', () => {
    expect(choices.length).toBeGreaterThan(50);
    expect(choices.filter((name, at) => choices.indexOf(name) !== at)).toEqual([]);
  });

  it('states the minimum score for similar questions', () => {
    expect(text).toContain(`a \`search_score\` of ${GRADES.related} to 1.`);
  });

  it('names exactly the behaviors cited in test titles', () => {
    expect([...listItems(titles, /\[choice ([^\]]+)\]/g)].sort()).toEqual(choices.toSorted());
  });
});

describe('the contract tests', () => {
  it("cite exactly the control API's operations", () => {
    const ids = CONTROL_OPERATIONS.map(({ id }) => id);
    expect([...listItems(titles, /\[control ([^\]]+)\]/g)].sort()).toEqual(ids.toSorted());
  });

  it('cite exactly the sections in docs/reference/service-api.md', async () => {
    const page = await readFile(path.join(DOCS, 'reference/service-api.md'), 'utf8');
    const headings = [...page.matchAll(/^#+ (\d(?:\.\d)?)\.? /gm)].map(([, section = '']) => section);
    expect(headings.toSorted()).toEqual([...SECTIONS, ...PARENT_SECTIONS].sort());
    const named = listItems(titles, /\bservice (\d(?:\.\d)?(?:, \d(?:\.\d)?)*)/g);
    expect(SECTIONS.filter((section) => !named.has(section))).toEqual([]);
    expect([...named].filter((section) => !headings.includes(section))).toEqual([]);
  });
});
