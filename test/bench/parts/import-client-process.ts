import { z } from 'zod';
import { formatExport } from '../../../electron/host/exchange/write.ts';
import type { Connection } from '../../../renderer/bridge/bridge.ts';
import { sendSource } from '../../../renderer/import/send-source.ts';
import type { ExchangeFormat } from '../../../shared/exchange.ts';
import { serveParent } from '../../support/child.ts';
import { exampleEntry } from '../../support/store-entries.ts';
import { windowBridge } from '../../support/window-bridge.ts';

/** An app that looks at files, in a process of its own, so that it slows nothing but the backend. */

const requestSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('connect'), url: z.string() }),
  /** Looks at a file; gives what was said of it. */
  z.object({ do: z.literal('look'), file: z.string() }),
  z.object({ do: z.literal('import'), file: z.string() }),
]);

const FILES: Record<string, () => { text: string; format: ExchangeFormat }> = {
  '2.6 million rows': () => ({ text: `title,options\n${'a,b\n'.repeat(2_600_000)}`, format: 'csv' }),
  '300,000 rows': () => ({ text: `title,options\n${'a,b\n'.repeat(300_000)}`, format: 'csv' }),
  '10 MB of {}': () => ({ text: '{}\n'.repeat(3_490_000), format: 'jsonl' }),
  'export of 100,000': () => {
    const entries = Array.from({ length: 100_000 }, (_, at) => exampleEntry(at + 1, 2));
    return { text: [...formatExport(entries, { format: 'jsonl', at: 0 })].join(''), format: 'jsonl' };
  },
  '50,000 rows': () => ({
    text: `title,options\n${Array.from({ length: 49_999 }, (_, at) => `Question ${at}?,"🍵 - Tea\n☕ - Coffee"\n`).join('')}`,
    format: 'csv',
  }),
};

let connection: Connection | null = null;

serveParent(async (raw) => {
  const request = requestSchema.parse(raw);
  if (request.do === 'connect') {
    connection = await windowBridge(request.url);
    // As every window does before anything is imported.
    const query = { section: 'all', search: '', sort: 'edited', offset: 0, limit: 50 } as const;
    await connection.call('library.list', query);
    return null;
  }
  const file = FILES[request.file]?.();
  if (!connection || !file) throw new Error('Nothing to look at.');
  const source = await sendSource(connection, 'bench', { ...file, table: null });
  if (request.do === 'look') {
    const { state, rows, behind, problems } = await connection.call('import.look', source);
    return { state, rows: rows.length, behind, problems: problems.length, first: problems[0]?.message };
  }
  return connection.call('library.import', { ...source, leaveOut: [], take: [] });
});
