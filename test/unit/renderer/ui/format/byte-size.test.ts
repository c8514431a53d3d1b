import { expect, it } from 'vitest';
import { formatByteSize } from '../../../../../renderer/ui/format/byte-size.ts';

it.each([
  [0, '0 bytes'],
  [735, '735 bytes'],
  [1000, '1 kB'],
  [12_345, '12 kB'],
  [1_000_000, '1 MB'],
  [1_240_000, '1.2 MB'],
  [200_000_000, '200 MB'],
  [3_000_000_000, '3 GB'],
  [5e15, '5,000,000 GB'],
])('%s bytes are formatted as %s', (bytes, expected) => {
  expect(formatByteSize(bytes, 'en-GB')).toBe(expected);
});
