import type { AppError } from '../../shared/errors.ts';
import type { ConnectionState } from '../bridge/transport.ts';

/** Whether the banner of the whole window says already why the text is not on disk. */
export const isToldAlready = (problem: AppError | null, connection: ConnectionState): boolean =>
  problem?.code === 'unreachable' && (connection === 'unreachable' || connection === 'refused');
