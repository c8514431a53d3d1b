import { describe, expect, it } from 'vitest';
import { parseGuidePage } from '../../../electron/packaging/guide-parser.ts';

const parse = (...lines: string[]) =>
  parseGuidePage(['# Tea', ...lines, ''].join('\n'), (file) => `data:${file}`);

describe('a page of the guide', () => {
  it('is parsed with its paragraphs, lists, tables, code, and images', () => {
    expect(
      parse(
        '',
        '## Brew it, then wait',
        '',
        'Use `water`, **hot `water`**, and ![a cup](../cup.svg).',
        '',
        '- Tea',
        '',
        '1. Pour',
        '2. Wait',
        '',
        '| Tea | Minutes |',
        '|---|---|',
        '| Green | 2 |',
        '',
        '```sh',
        'pour **tea**',
        '',
        'wait',
        '```',
      ),
    ).toEqual({
      title: 'Tea',
      content: [
        { tag: 'h3', heading: 'brew-it-then-wait', children: ['Brew it, then wait'] },
        {
          tag: 'p',
          children: [
            'Use ',
            { tag: 'code', children: ['water'] },
            ', ',
            { tag: 'strong', children: ['hot ', { tag: 'code', children: ['water'] }] },
            ', and ',
            { tag: 'img', src: 'data:../cup.svg', alt: 'a cup' },
            '.',
          ],
        },
        { tag: 'ul', children: [{ tag: 'li', children: ['Tea'] }] },
        {
          tag: 'ol',
          children: [
            { tag: 'li', children: ['Pour'] },
            { tag: 'li', children: ['Wait'] },
          ],
        },
        {
          tag: 'table',
          children: [
            {
              tag: 'thead',
              children: [
                {
                  tag: 'tr',
                  children: [
                    { tag: 'th', children: ['Tea'] },
                    { tag: 'th', children: ['Minutes'] },
                  ],
                },
              ],
            },
            {
              tag: 'tbody',
              children: [
                {
                  tag: 'tr',
                  children: [
                    { tag: 'td', children: ['Green'] },
                    { tag: 'td', children: ['2'] },
                  ],
                },
              ],
            },
          ],
        },
        { tag: 'pre', children: ['pour **tea**\n\nwait'] },
      ],
    });
  });

  it('omits images without a URL', () => {
    const { content } = parseGuidePage('# Tea\n\n![a cup](cup.webp)\n\nHot\n', () => null);
    expect(content).toEqual([{ tag: 'p', children: ['Hot'] }]);
  });

  it('links to other pages of the guide and shows other links as text', () => {
    expect(
      parse('[sync](sync.md), [set up](sync.md#set-up), [`cli`](../bots/cli.md#import)').content,
    ).toEqual([
      {
        tag: 'p',
        children: [
          { tag: 'a', to: { page: 'sync' }, children: ['sync'] },
          ', ',
          { tag: 'a', to: { page: 'sync', heading: 'set-up' }, children: ['set up'] },
          ', ',
          { tag: 'span', children: [{ tag: 'code', children: ['cli'] }] },
        ],
      },
    ]);
  });

  it('is parsed the same with Windows line ends, without comments', () => {
    const { content } = parseGuidePage('# Tea\r\n\r\n<!-- hidden -->\r\n\r\nHot\r\n', String);
    expect(content).toEqual([{ tag: 'p', children: ['Hot'] }]);
  });

  it.each([
    ['italic text', 'Some *tea*'],
    ['HTML', 'Tea<br>'],
    ['a quotation', '> Tea'],
    ['a deep heading', '#### Tea'],
    ['a second title', '# Coffee'],
  ])('is rejected with %s', (_, markdown) => {
    expect(() => parse(markdown)).toThrow(/guide/);
  });

  it('is rejected without a title', () => {
    expect(() => parseGuidePage('Tea\n', String)).toThrow('A page of the guide starts with its title.');
  });
});
