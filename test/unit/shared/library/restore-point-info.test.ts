import { describe, expect, it } from 'vitest';
import { restorePointNameSchema } from '../../../../shared/library/restore-point-info.ts';

describe('the name of a snapshot', () => {
  it.each(['monday', 'before-last-change', '0', 'a'.repeat(60), 'console', 'com', 'com12', 'con-1'])(
    'may be "%s"',
    (name) => expect(restorePointNameSchema.safeParse(name).success).toBe(true),
  );

  it.each(['', '-a', 'A', 'a.b', 'a/b', 'ä', 'a\n', 'a'.repeat(61)])('may not be "%s"', (name) =>
    expect(restorePointNameSchema.safeParse(name).success).toBe(false),
  );

  it.each(['con', 'nul', 'prn', 'aux', 'com1', 'com9', 'lpt1', 'lpt9'])(
    'may not be "%s", a Windows device',
    (name) => expect(restorePointNameSchema.safeParse(name).success).toBe(false),
  );
});
