import type { Bridge } from '../../shared/bridge/bridge-methods.ts';
import type { Timers } from '../stores/primitives/timers.ts';

export interface DraftControllerOptions {
  /** Identifies the controller; doesn't change when a new draft gets its ID. */
  name: string;
  /** A unique key by which the backend creates a new draft only once. */
  key: string;
  bridge: Bridge;
  timers: Timers;
  /** Null for a new draft, which is stored after something is typed. */
  id: number | null;
  /** Called with the ID that the backend assigned to a new draft. */
  onCreated: (id: number) => void;
  /** Resolves when no text is being composed, so that fields may change. */
  compositionEnded: () => Promise<void>;
}
