import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { expect } from '@playwright/test';
import { parse } from 'yaml';
import { z } from 'zod';
import type { AppUnderTest } from './app-under-test.ts';
import { type Item, NotSeenError } from './verification.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A package of the app. */
export const PACKAGE_ITEMS: readonly Item<AppUnderTest>[] = [
  {
    name: 'fuses',
    checks: 'the packaged program has the fuses of electron-builder.yml',
    deadlineSeconds: 30,
    async run({ packaged }) {
      if (packaged === null) throw new NotSeenError('No package was named: run it with --packaged PROGRAM.');
      if (!existsSync(packaged)) throw new Error(`${packaged} doesn't exist`);
      return checkFuses(packaged);
    },
  },
];

const fusesSchema = z.object({ electronFuses: z.record(z.string(), z.boolean()) });

/** Compares the program's fuses with those of packages. Throws for the first difference. */
async function checkFuses(program: string): Promise<string> {
  const config = fusesSchema.parse(parse(await readFile(path.join(ROOT, 'electron-builder.yml'), 'utf8')));
  const wire = await getCurrentFuseWire(program);
  const found: string[] = [];
  for (const [key, isOn] of Object.entries(config.electronFuses)) {
    const name = key.charAt(0).toUpperCase() + key.slice(1);
    // Not a fuse, but how the program is signed after fuses were set.
    if (!(name in FuseV1Options)) continue;
    const state = Reflect.get(wire, Number(Reflect.get(FuseV1Options, name)));
    expect(state, name).toBe(isOn ? FuseState.ENABLE : FuseState.DISABLE);
    found.push(`${name} ${isOn ? 'on' : 'off'}`);
  }
  return found.join(', ');
}
