import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAX_ENTRY_DEPTH, MAX_JSON_DEPTH } from '../../../electron/host/json.ts';
import { IDS_PER_FILE } from '../../../electron/host/library/format/line-file.ts';
import { VERSIONS_KEPT } from '../../../electron/host/library/history/history-bound.ts';
import { MOST_PAIRS } from '../../../electron/host/similar/apart.ts';
import { MOST_QUESTIONS } from '../../../electron/host/similar/service-questions.ts';
import {
  MAX_EXPORT_BYTES,
  MAX_EXPORT_ENTRIES,
  MAX_IMPORT_BYTES,
  MAX_PROBLEMS_SHOWN,
} from '../../../shared/exchange.ts';
import { MAX_ROWS_SHOWN } from '../../../shared/import-look.ts';
import { MAX_TAG_LENGTH, MAX_TAGS } from '../../../shared/library.ts';
import {
  MAX_PICTURE_HOSTS,
  MAX_PROFILES,
  MAX_RECENT_ACTIONS,
  MAX_RECENT_EMOJI,
} from '../../../shared/settings-choices.ts';
import { MAX_VOTE_POINTS } from '../../../shared/sync.ts';
import { MAX_TEMPLATE_NAME, MAX_TEMPLATES } from '../../../shared/template.ts';
import { TRAIL_LENGTH } from '../../../shared/trail.ts';

const text = (page: string): string =>
  readFileSync(path.resolve(import.meta.dirname, '../../../docs', page), 'utf8').replaceAll(/\s+/g, ' ');
const n = (value: number): string => value.toLocaleString('en');
const mib = (bytes: number): string => `${bytes / 1024 / 1024} MiB`;

const SAID: readonly [page: string, words: string][] = [
  ['files.md', `and so on, ${n(IDS_PER_FILE)} ids a file`],
  ['files.md', `up to ${n(MAX_TAGS)} of up to ${n(MAX_TAG_LENGTH)} characters`],
  ['files.md', `nested ${n(MAX_JSON_DEPTH)} levels deep, and those of an entry ${n(MAX_ENTRY_DEPTH)}`],
  ['files.md', `votes over time, oldest first, at most ${n(MAX_VOTE_POINTS)}`],
  ['files.md', `the first version and the newest ${n(VERSIONS_KEPT - 1)} are kept`],
  ['files.md', `A trail of more than ${n(TRAIL_LENGTH)} characters`],
  ['files.md', `Of pairs ${n(MOST_PAIRS)} are kept`],
  ['files.md', `those ${n(MOST_QUESTIONS)} are kept that were named last`],
  ['files.md', `at most ${n(MAX_TEMPLATES)}: \`name\`, one line of up to ${n(MAX_TEMPLATE_NAME)} characters`],
  ['files.md', `run from the palette, the newest first, at most ${n(MAX_RECENT_ACTIONS)}`],
  ['files.md', `such as \`cdn.example\`; at most ${n(MAX_PICTURE_HOSTS)}`],
  ['files.md', `emoji chosen last, the newest first, at most ${n(MAX_RECENT_EMOJI)}`],
  ['files.md', `who may call the local API, at most ${n(MAX_PROFILES)}`],
  ['local-api.md', `there can be ${n(MAX_PROFILES)}`],
  ['sync.md', `${n(MAX_VOTE_POINTS)} points a question at most`],
  ['writing.md', `as far as ${TRAIL_LENGTH / 1024} KiB of text go`],
  ['import-export.md', `A file to import may have ${mib(MAX_IMPORT_BYTES)}`],
  ['import-export.md', `${mib(MAX_EXPORT_BYTES)} and ${n(MAX_EXPORT_ENTRIES)} entries`],
  ['import-export.md', `the first ${n(MAX_PROBLEMS_SHOWN)} are shown`],
  ['import-export.md', `The first ${n(MAX_ROWS_SHOWN)} rows are shown`],
];

describe('a number in the pages', () => {
  it.each(SAID)('%s: %s', (page, words) => {
    expect(text(page)).toContain(words);
  });
});
