import { describe, expect, it } from 'vitest';
import { methods } from '../../../shared/bridge.ts';
import { emptyDraft, MAX_COUNT } from '../../../shared/library.ts';

describe('what a window says of the version it edited', () => {
  const { input } = methods['question.save'];
  const change = { id: 1, key: 'one', version: 1, basedOn: 1, input: emptyDraft() };

  it.each(['version', 'basedOn'])('is a %s that the files can hold', (name) => {
    expect(input.safeParse({ ...change, [name]: MAX_COUNT }).success).toBe(true);
    expect(input.safeParse({ ...change, [name]: MAX_COUNT + 1 }).success).toBe(false);
  });
});
