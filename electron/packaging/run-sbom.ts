import path from 'node:path';
import { buildIfStale } from '../start-steps.ts';
import { writeNotices } from './license-notices.ts';

/** `npm run sbom`: what the bundles hold, as a bill of materials and as the terms of all packages in them. */
const root = path.resolve(import.meta.dirname, '../..');

if ((await buildIfStale(root)) === 'ready') {
  const packages = writeNotices(root);
  process.stdout.write(
    `${packages.length} packages: out/notices/sbom.cdx.json and out/notices/packages.txt\n`,
  );
} else process.exitCode = 1;
