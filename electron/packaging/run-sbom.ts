import path from 'node:path';
import { buildIfStale } from '../build-if-stale.ts';
import { writeNotices } from './license-notices.ts';

/** `npm run tool -- sbom` writes the bill of materials and the license texts of bundled packages. */
const root = path.resolve(import.meta.dirname, '../..');

buildIfStale();
const packages = writeNotices(root);
process.stdout.write(`${packages.length} packages: out/notices/sbom.cdx.json and out/notices/packages.txt\n`);
