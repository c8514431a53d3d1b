import type { Bridge } from '../../shared/bridge/bridge-methods.ts';
import type { Timers } from '../stores/primitives/timers.ts';

export interface DraftControllerOptions {
  /** The controller's name. It doesn't change when a new draft receives its ID. */
  name: string;
  /** A unique key that prevents the backend from creating a new draft twice. */
  key: string;
  bridge: Bridge;
  timers: Timers;
  /** The entry's ID, or null for a new draft. A new draft is stored as soon as something is typed. */
  id: number | null;
  onCreated: (id: number) => void;
  /** Resolves when no text is being composed. Changing a field earlier would cancel the composition. */
  waitForComposition: () => Promise<void>;
}
