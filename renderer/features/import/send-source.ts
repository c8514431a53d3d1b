import type { Bridge } from '../../../shared/bridge/index.ts';
import { type ImportSource, MAX_PART_LENGTH } from '../../../shared/import-look.ts';

/** A source as the last call of its job carries it: the parts of its text before that are sent. */
export type SentSource = ImportSource & { job: string; sent: number };

/** Sends the text of a source in parts, so that no call is long. Rejects when `signal` is aborted, and as the bridge does. */
export async function sendSource(
  bridge: Pick<Bridge, 'call'>,
  job: string,
  source: ImportSource,
  signal?: AbortSignal,
): Promise<SentSource> {
  const { text } = source;
  let sent = 0;
  for (; text.length - sent > MAX_PART_LENGTH; sent += MAX_PART_LENGTH) {
    await bridge.call('import.send', { job, text: text.slice(sent, sent + MAX_PART_LENGTH) });
    signal?.throwIfAborted();
  }
  return { ...source, job, sent, text: text.slice(sent) };
}
