import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...(await readdir(path.join(ROOT, 'docs'), { recursive: true }))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const testFiles = (await readdir(path.join(ROOT, 'test'), { recursive: true }))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `test/${name.replaceAll(path.sep, '/')}`);
const sourceNames = (
  await Promise.all(
    ['electron', 'renderer', 'shared', 'test'].map((dir) =>
      readdir(path.join(ROOT, dir), { recursive: true }),
    ),
  )
)
  .flat()
  .map((file) => path.basename(file));
const readPage = (page: string) => readFile(path.join(ROOT, page), 'utf8');

const extractProse = (page: string) => page.replaceAll(/^```.*?^```$/gms, '').replaceAll(/`[^`\n]*`/g, '');

/** Returns the linked pages and images, as paths relative to the project folder, with their anchors. */
function listLinks(page: string, source: string): { file: string; anchor: string | undefined }[] {
  return [...extractProse(source).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(https?|mailto):/.test(target))
    .map((target) => {
      const [file = '', anchor] = target.split('#');
      return { file: file === '' ? page : path.posix.join(path.posix.dirname(page), file), anchor };
    });
}

/** Returns the anchors that GitHub generates for headings. */
const listAnchors = (source: string) =>
  [...source.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(PAGES)('%s', (page) => {
  it('links only to pages and headings that exist', async () => {
    for (const { file, anchor } of listLinks(page, await readPage(page))) {
      expect(existsSync(path.join(ROOT, file)), `${page} leads to ${file}`).toBe(true);
      if (anchor !== undefined)
        expect(listAnchors(await readPage(file)), `${page} leads to ${file}#${anchor}`).toContain(anchor);
    }
  });

  it('mentions only source files that exist', async () => {
    const named = [
      ...(await readPage(page)).matchAll(/`((?:electron|renderer|shared|test)\/[\w./-]*)`/g),
    ].map(([, file = '']) => file);
    for (const file of named) expect(existsSync(path.join(ROOT, file)), `${page} names ${file}`).toBe(true);
    const bareNames = [...(await readPage(page)).matchAll(/`([a-z\d-]+\.tsx?)`/g)].map(
      ([, name = '']) => name,
    );
    expect(sourceNames).toEqual(expect.arrayContaining(bareNames));
  });

  it('cites only unit tests that exist', async () => {
    const filters = [...(await readPage(page)).matchAll(/vitest run ([^`\n]*)/g)].flatMap(([, list = '']) =>
      list.split(' ').filter((filter) => /^\w/.test(filter)),
    );
    const unknown = filters.filter((filter) => !testFiles.some((file) => file.includes(filter)));
    expect(unknown, `${page} runs tests that don't exist`).toEqual([]);
  });
});
