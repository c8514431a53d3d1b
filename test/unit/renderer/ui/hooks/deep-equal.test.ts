import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { isDeepEqual } from '../../../../../renderer/ui/hooks/deep-equal.ts';

const act = () => {};

describe('isDeepEqual', () => {
  it.each([
    [
      { a: 1, b: 'x' },
      { a: 1, b: 'x' },
    ],
    [{ onPress: act }, { onPress: act }],
    [{ list: [{ id: 'a' }, { id: 'b' }] }, { list: [{ id: 'a' }, { id: 'b' }] }],
    [createElement('b', { title: 'x' }, 'y'), createElement('b', { title: 'x' }, 'y')],
    [undefined, undefined],
  ])('returns true for equal props: case %#', (a, b) => {
    expect(isDeepEqual(a, b)).toBe(true);
  });

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [{ onPress: act }, { onPress: () => {} }],
    [{ list: [1, 2] }, { list: [1] }],
    [[1], { 0: 1 }],
    [createElement('b', null, 'y'), createElement('i', null, 'y')],
    [createElement('b', { key: 1 }), createElement('b', { key: 2 })],
    [createElement('b', null, 'y'), createElement('b', null, 'z')],
    [new Date(1), new Date(1)],
    [null, {}],
  ])('returns false for different props: case %#', (a, b) => {
    expect(isDeepEqual(a, b)).toBe(false);
  });
});
