import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ITEMS } from '../../verify-electron/electron-checks.ts';

const GUIDE = path.resolve(import.meta.dirname, '../../../docs/guide/desktop-app.md');

/** Returns a page's sentences, list items, and table rows without headings, code, and the introduction. */
function findPromises(page: string): string[] {
  const [, ...sections] = page.replaceAll(/^```.*?^```$/gms, '').split(/^## .*$/m);
  return sections
    .flatMap((section) => section.split('\n'))
    .filter((line) => line.trim() !== '' && !/^\|(-|.* \| What happens \|$)/.test(line))
    .flatMap((line) =>
      line.startsWith('|') ? line : line.replace(/^(\d+\.|-) /, '').split(/(?<=[.:]\*{0,2}) (?=[A-Z"*`])/),
    );
}

const isAbout = (promise: string) => (sentence: string) => sentence.startsWith(promise);
const PROMISES = ITEMS.flatMap(({ promises = [] }) => promises);

it('docs/guide/desktop-app.md promises only what `npm run tool -- verify-electron` checks', () => {
  const sentences = findPromises(readFileSync(GUIDE, 'utf8'));
  const unchecked = sentences.filter(
    (sentence) => PROMISES.filter((promise) => isAbout(promise)(sentence)).length !== 1,
  );
  expect(unchecked, 'add these to `promises` of one item in test/verify-electron').toEqual([]);
  const outdated = PROMISES.filter((promise) => sentences.filter(isAbout(promise)).length !== 1);
  expect(outdated, 'these promises are not in the guide, or more than once').toEqual([]);
});

it('every sentence, list item, and table row in a section counts as a promise', () => {
  const page = [
    '# Title',
    'Introduction.',
    '## Section',
    'One sentence. Another **sentence**: more.',
    '',
    '1. A step. And more.',
    '- **An item** is one.',
    '',
    '| Open | What happens |',
    '|---|---|',
    '| `a` | It opens. |',
    '',
    '```sh',
    'a command',
    '```',
  ];
  expect(findPromises(page.join('\n'))).toEqual([
    'One sentence.',
    'Another **sentence**: more.',
    'A step.',
    'And more.',
    '**An item** is one.',
    '| `a` | It opens. |',
  ]);
});
