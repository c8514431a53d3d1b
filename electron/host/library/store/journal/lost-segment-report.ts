import { basename } from 'node:path';
import type { RecoveryFile } from '../../../../../shared/library/recovery-report.ts';
import type { Clock } from '../../../ports.ts';
import type { Files } from '../../../system/files.ts';
import type { Quarantine } from '../quarantine.ts';

/** Reports a journal segment that another program damaged, and quarantines what's there now. Throws AppError('disk'). */
export async function reportLostSegment(
  ports: { files: Files; clock: Clock; quarantine: Pick<Quarantine, 'store'> },
  path: string,
): Promise<void> {
  const { files, clock, quarantine } = ports;
  const name = `journal/${basename(path)}`;
  const bytes = await files.readFile(path).catch(() => undefined);
  const reason =
    'another program deleted or changed the file while the library was open, so its changes were written again';
  const found: RecoveryFile = { path: name, line: null, reason, kind: 'changed-outside' };
  const copies = new Map(bytes ? [[name, bytes]] : []);
  await quarantine.store({ at: clock.now(), files: [found], restored: [], lost: [] }, copies);
}
