import { describe, expect, it } from 'vitest';
import { createPlainRequest } from '../fuzz/fuzz-request.ts';
import { createMalformedRequest } from '../fuzz/malformed-request.ts';
import { createResponseReader, MalformedResponse } from '../fuzz/response-reader.ts';
import { createUnusualRequest } from '../fuzz/unusual-request.ts';
import { findXmlFault } from '../fuzz/xml-check.ts';
import { createRandom } from '../support/random.ts';

const AIM = {
  port: 4747,
  tokens: { administrator: 'a', member: 'm' },
  ids: [1, 2, 3],
  messages: new Map([[3, '99']]),
  tag: '#1.0',
};

const createCases = (seed: number) =>
  Array.from({ length: 60 }, (_, number) => {
    const random = createRandom(seed, number);
    return [createPlainRequest, createUnusualRequest, createMalformedRequest].map((createCase) =>
      createCase(random, AIM).bytes.toString('latin1'),
    );
  });

describe('fuzz cases', () => {
  it('depend only on the seed and number', () => {
    expect(createCases(7)).toEqual(createCases(7));
    expect(createCases(7)).not.toEqual(createCases(8));
  });

  it('use evenly distributed random integers', () => {
    const random = createRandom(1, 1);
    const counts = random.pickMany(10, () => 0);
    for (let at = 0; at < 10_000; at++) {
      const drawn = random.pickInteger(10);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(850);
    expect(Math.max(...counts)).toBeLessThan(1_150);
  });
});

describe('the response reader', () => {
  const read = (...chunks: string[]) => {
    const reader = createResponseReader();
    return chunks.map((chunk) => {
      reader.push(Buffer.from(chunk, 'latin1'));
      return reader.take('GET')?.status ?? null;
    });
  };

  it('returns a complete response after "100 Continue"', () => {
    expect(
      read('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-', 'Length: 2\r\n\r\n{', '}'),
    ).toEqual([null, null, 200]);
  });

  it.each([
    'nonsense\r\n\r\n',
    'HTTP/1.1 200 OK\r\n\r\n',
    'HTTP/1.1 200 OK\r\nContent-Length: 0\r\nContent-Length: 0\r\n\r\n',
    'HTTP/1.1 200 OK\r\nContent-Length: 0\r\nAllow: GET\tPUT\r\n\r\n',
    'HTTP/1.1 200 OK\r\nContent-Length: 0\r\nX-A: b\nX-C: d\r\n\r\n',
  ])('rejects %j', (bytes) => {
    expect(() => read(bytes)).toThrow(MalformedResponse);
  });
});

describe('the SVG check', () => {
  it.each([
    ['<svg a="&lt;b onload=1&gt;"><title>a &amp; b</title><g/></svg>', null],
    ['<svg><title>a & b</title></svg>', /bare character/],
    ['<svg><title>a</svg>', /stray/],
    ['<svg a="<b>"/>', /broken tag/],
    ['<svg><script>1</script></svg>', /<script>/],
    ['<svg onload="1"/>', /script/],
    ['<svg/><svg/>', /2 roots/],
    ['<svg>\u0001</svg>', /bare character/],
  ])('returns the fault in %j, or null', (xml, fault) => {
    if (fault === null) expect(findXmlFault(xml)).toBeNull();
    else expect(findXmlFault(xml)).toMatch(fault);
  });
});
