import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formatInputErrors, PLAIN_MESSAGES } from '../../../shared/input-error-message.ts';

const schema = z.strictObject({
  name: z.string().min(2).max(5),
  port: z.int().min(1).max(9),
  share: z.number().gt(0).lt(2),
  tags: z.array(z.string().regex(/^a/, 'must start with a')).max(3),
  role: z.enum(['member', 'administrator']),
  code: z.string().regex(/^\d+$/),
});
const VALID = { name: 'Bert', port: 1, share: 1, tags: ['a'], role: 'member', code: '1' };

const getMessageFor = (input: unknown): string => {
  const { error } = schema.safeParse(input, PLAIN_MESSAGES);
  return error ? formatInputErrors(error) : '';
};

describe('the message for invalid input', () => {
  it.each([
    [{ name: 'B' }, 'name must have at least 2 characters.'],
    [{ name: 'Bertram' }, 'name must have at most 5 characters.'],
    [{ name: 7 }, 'name must be a string.'],
    [{ name: undefined }, 'name is required.'],
    [{ port: 0 }, 'port must be at least 1.'],
    [{ port: 10 }, 'port must be at most 9.'],
    [{ port: 1.5 }, 'port must be a whole number.'],
    [{ share: 0 }, 'share must be more than 0.'],
    [{ share: 2 }, 'share must be less than 2.'],
    [{ tags: ['a', 'a', 'a', 'a'] }, 'tags must have at most 3 items.'],
    [{ tags: ['a', 'b'] }, 'tags[1] must start with a.'],
    [{ role: 'guest' }, 'role must be one of member, administrator.'],
    [{ code: 'x' }, "code isn't valid."],
    [{ other: 1, more: 2 }, 'The input has unknown fields: other, more.'],
    [{ port: 0, role: '' }, 'port must be at least 1. role must be one of member, administrator.'],
    [{}, ''],
  ])('describes %j as "%s"', (change, expected) => {
    expect(getMessageFor({ ...VALID, ...change })).toBe(expected);
  });

  it("reports input that isn't an object", () => {
    expect(getMessageFor(null)).toBe('The input must be an object.');
  });
});
