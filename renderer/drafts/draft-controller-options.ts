import type { Bridge } from '../../shared/bridge/bridge-methods.ts';
import type { Timers } from '../stores/primitives/timers.ts';

export interface DraftControllerOptions {
  /** Identifies the controller. It stays the same when a new draft gets its ID. */
  name: string;
  /** A unique key that stops the backend from creating a new draft twice. */
  key: string;
  bridge: Bridge;
  timers: Timers;
  /** Null for a new draft. The draft is stored as soon as something is typed. */
  id: number | null;
  onCreated: (id: number) => void;
  /** Resolves when no text is being composed, because changing a field would cancel the composition. */
  waitForComposition: () => Promise<void>;
}
