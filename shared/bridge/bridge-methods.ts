import type { z } from 'zod';
import { apiLibraryMethods } from './api-library-methods.ts';
import { appMethods } from './app-methods.ts';
import { historyMethods } from './history-methods.ts';
import type { HostEvent } from './host-events.ts';
import { importExportMethods } from './import-export-methods.ts';
import { libraryMethods } from './library-methods.ts';
import { localApiMethods } from './local-api-methods.ts';
import type { HandlersOf, Methods } from './method-types.ts';
import { questionMethods } from './question-methods.ts';
import { recoveryMethods } from './recovery-methods.ts';
import { restorePointMethods } from './restore-point-methods.ts';
import { similarMethods } from './similar-methods.ts';
import { syncMethods } from './sync-methods.ts';

export type { AppInfo } from './app-methods.ts';
export type { HostEvent } from './host-events.ts';
export type { ApiStatus } from './local-api-methods.ts';
export type { Change } from './question-methods.ts';

/**
 * All methods that the UI can call, with one table per domain. Handlers and client derive their types from
 * these tables and from the events in `host-events.ts`. The transports (IPC, WebSocket) only use `dispatch`.
 */
export const methods = {
  ...appMethods,
  ...libraryMethods,
  ...questionMethods,
  ...historyMethods,
  ...importExportMethods,
  ...restorePointMethods,
  ...recoveryMethods,
  ...localApiMethods,
  ...apiLibraryMethods,
  ...similarMethods,
  ...syncMethods,
} as const satisfies Methods;

export type Method = keyof typeof methods;
export type Input<M extends Method> = z.input<(typeof methods)[M]['input']>;
export type Output<M extends Method> = z.output<(typeof methods)[M]['output']>;

export type Handlers = HandlersOf<typeof methods>;

export interface Bridge {
  /** Rejects with an AppError. */
  call<M extends Method>(method: M, input: Input<M>): Promise<Output<M>>;
  /** Subscribes to all events. Returns a function that unsubscribes. */
  listen(onEvent: (event: HostEvent) => void): () => void;
}
