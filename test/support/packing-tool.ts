import { chmodSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** Writes, in place of a package, what it was asked to put into one, with the texts of menu entry, file kinds, and script. */
const PROGRAM = `#!/usr/bin/env node
const { readFileSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
const files = args.filter((arg) => /^\\/.*=\\//.test(arg)).map((arg) => arg.split('='));
const texts = files.filter(([from]) => /\\.(desktop|xml)$/.test(from)).map(([from, to]) => [to, readFileSync(from, 'utf8')]);
const afterInstall = readFileSync(args[args.indexOf('--after-install') + 1], 'utf8');
const asked = { args, targets: files.map(([, to]) => to), texts: Object.fromEntries(texts), afterInstall };
writeFileSync(args[args.indexOf('--package') + 1], JSON.stringify(asked));
`;

const asked = z.object({
  args: z.array(z.string()),
  /** Where files go on the system. */
  targets: z.array(z.string()),
  texts: z.record(z.string(), z.string()),
  /** What runs once the package is unpacked. */
  afterInstall: z.string(),
});

/** Stands in for fpm, which makes packages of Debian and which electron-builder downloads: a program in `file`. */
export function layPackingTool(file: string): void {
  writeFileSync(file, PROGRAM);
  chmodSync(file, 0o755);
}

/** What that program was asked to put into a package. */
export const readAsked = (text: string) => asked.parse(JSON.parse(text));
