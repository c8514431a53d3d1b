import { describe, expect, it } from 'vitest';
import { restorePointNameSchema } from '../../../../shared/library/restore-point-info.ts';

describe('a restore point name', () => {
  it.each(['monday', 'before-last-change', '0', 'a'.repeat(60), 'console', 'com', 'com12', 'con-1'])(
    'can be "%s"',
    (name) => expect(restorePointNameSchema.safeParse(name).success).toBe(true),
  );

  it.each(['', '-a', 'A', 'a.b', 'a/b', 'ä', 'a\n', 'a'.repeat(61)])('can\'t be "%s"', (name) =>
    expect(restorePointNameSchema.safeParse(name).success).toBe(false),
  );

  it.each(['con', 'nul', 'prn', 'aux', 'com1', 'com9', 'lpt1', 'lpt9'])(
    'can\'t be the Windows device "%s"',
    (name) => expect(restorePointNameSchema.safeParse(name).success).toBe(false),
  );
});
