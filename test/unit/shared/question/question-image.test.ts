import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readImage, resolveImage } from '../../../../shared/question/question-image.ts';
import { anySource } from '../arbitraries.ts';

describe('readImage', () => {
  const table: [image: string | null, reading: ReturnType<typeof readImage>][] = [
    [null, { kind: 'none' }],
    ['', { kind: 'none' }],
    ['https://example.org/a.png', { kind: 'url', url: 'https://example.org/a.png' }],
    ['http://example.org/a.png', { kind: 'url', url: 'http://example.org/a.png' }],
    ['$$cat$$', { kind: 'search', words: 'cat' }],
    ['$$ 5 $ bill $$', { kind: 'search', words: ' 5 $ bill ' }],
    ['$$$$', { kind: 'bad', fault: 'empty-search' }],
    ['$$ \u200B$$', { kind: 'bad', fault: 'empty-search' }],
    ['$$cat', { kind: 'bad', fault: 'unclosed-search' }],
    ['$$cat$', { kind: 'bad', fault: 'unclosed-search' }],
    ['$$cat$$ and dog', { kind: 'bad', fault: 'unclosed-search' }],
    ['$$', { kind: 'bad', fault: 'unclosed-search' }],
    ['$$$', { kind: 'bad', fault: 'unclosed-search' }],
    ['$cat$', { kind: 'bad', fault: 'not-a-url' }],
    ['cat', { kind: 'bad', fault: 'not-a-url' }],
    [' ', { kind: 'bad', fault: 'not-a-url' }],
    ['/a.png', { kind: 'bad', fault: 'not-a-url' }],
    [' https://example.org/', { kind: 'bad', fault: 'space-in-url' }],
    ['https://example.org/my cat.png', { kind: 'bad', fault: 'space-in-url' }],
    ['https://my cat.example/', { kind: 'bad', fault: 'space-in-url' }],
    ['see https://example.org/', { kind: 'bad', fault: 'not-a-url' }],
    ['https:example.org', { kind: 'bad', fault: 'not-a-url' }],
    ['data:image/png;base64,AAAA', { kind: 'bad', fault: 'not-http' }],
    ['http:example.org', { kind: 'bad', fault: 'not-a-url' }],
    ['HTTPS:example.org', { kind: 'bad', fault: 'not-a-url' }],
    ['see ftp://example.org/a.png', { kind: 'bad', fault: 'not-a-url' }],
    ['1ftp://example.org/a.png', { kind: 'bad', fault: 'not-a-url' }],
    ['note: a picture', { kind: 'bad', fault: 'not-a-url' }],
    ['note:', { kind: 'bad', fault: 'not-a-url' }],
    ['c:picture.png', { kind: 'bad', fault: 'not-http' }],
    ['svn+ssh2://example.org/a.png', { kind: 'bad', fault: 'not-http' }],
    ['ftp://example.org/a.png', { kind: 'bad', fault: 'not-http' }],
  ];

  it.each(table)('reads %j', (image, reading) => expect(readImage(image)).toEqual(reading));

  it('never fails', () => {
    fc.assert(fc.property(anySource, (text) => void readImage(text)));
  });
});

describe('resolveImage', () => {
  it('replaces only a search with a placeholder', () => {
    expect(resolveImage('$$red fox$$')).toBe('/placeholders/image/red%20fox.svg');
    expect(resolveImage('https://example.org/a.png')).toBe('https://example.org/a.png');
    expect(resolveImage('')).toBe('');
    expect(resolveImage(null)).toBeNull();
  });
});
