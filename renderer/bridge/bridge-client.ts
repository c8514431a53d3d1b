import {
  type Bridge,
  type HostEvent,
  type Method,
  methods,
  type Output,
} from '../../shared/bridge/bridge-methods.ts';
import { replySchema } from '../../shared/bridge/bridge-reply.ts';
import {
  FIRST_RESPONSES_ID,
  type FirstResponses,
  firstResponsesSchema,
} from '../../shared/bridge/first-responses.ts';
import { eventSchema } from '../../shared/bridge/host-events.ts';
import { AppError } from '../../shared/errors.ts';
import type { ConnectionState, Transport } from './bridge-transport.ts';
import { createBrowserPorts, createSocketTransport } from './socket-transport.ts';

export interface Connection extends Bridge {
  readonly state: ConnectionState;
  /** Calls `listener` whenever `state` changes. Returns a function that unsubscribes. */
  onState(listener: (state: ConnectionState) => void): () => void;
  /** Delays closing the desktop window until `work` resolves. Returns a function that cancels the delay. */
  beforeClose(work: () => Promise<void>): () => void;
  /**
   * Runs `work` to write unsaved text before the window closes, and when the system may end the app. Returns
   * a function that unsubscribes.
   */
  onFlush(work: () => Promise<void>): () => void;
}

/** Connects to the backend through the preload script in Electron, or over a WebSocket in a browser. */
export function connectBridge(): Connection {
  return createConnection(
    window.qotd ? createIpcTransport(window.qotd) : createSocketTransport(createBrowserPorts()),
  );
}

/**
 * Returns the responses embedded in the page. Returns null if there are none or they're from a different
 * version.
 */
export function readFirstResponses(): FirstResponses | null {
  const text = document.getElementById(FIRST_RESPONSES_ID)?.textContent;
  return text ? (firstResponsesSchema.safeParse(JSON.parse(text)).data ?? null) : null;
}

/** Creates Electron's transport. Its backend is always online. */
function createIpcTransport(preload: PreloadApi): Transport {
  return {
    async call(method, input) {
      try {
        return await preload.call(method, input);
      } catch (cause) {
        throw new AppError('unreachable', `${method} got no answer.`, {}, { cause });
      }
    },
    beforeClose: preload.beforeClose,
    onFlush: preload.onFlush,
    listen({ onEvent, onState }) {
      preload.listen(onEvent);
      onState('online');
    },
  };
}

/** Creates a typed client that validates replies and events. Calls reject with an AppError. */
export function createConnection(transport: Transport): Connection {
  const eventListeners = new Set<(event: HostEvent) => void>();
  const stateListeners = new Set<(state: ConnectionState) => void>();
  const closeTasks = new Set<() => Promise<void>>();
  const flushTasks = new Set<() => Promise<void>>();
  let state: ConnectionState = 'connecting';

  transport.listen({
    onEvent(raw) {
      const event = eventSchema.safeParse(raw);
      if (!event.success) return;
      for (const listener of eventListeners) listener(event.data);
    },
    onState(next) {
      state = next;
      for (const listener of stateListeners) listener(next);
    },
  });

  transport.beforeClose?.(async () => {
    await runAll([...flushTasks, ...closeTasks]);
  });
  transport.onFlush?.(() => void runAll([...flushTasks]));

  return {
    get state() {
      return state;
    },
    async call(method, input) {
      return readReply(method, await transport.call(method, input));
    },
    listen: (listener) => subscribe(eventListeners, listener),
    onState: (listener) => subscribe(stateListeners, listener),
    beforeClose: (work) => subscribe(closeTasks, work),
    onFlush: (work) => subscribe(flushTasks, work),
  };
}

const runAll = (tasks: readonly (() => Promise<void>)[]) => Promise.allSettled(tasks.map((work) => work()));

function subscribe<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function readReply<M extends Method>(method: M, raw: unknown): Output<M> {
  const reply = replySchema.safeParse(raw);
  if (!reply.success) throw new AppError('internal', `${method} was answered in an unknown form.`);
  if (!reply.data.ok) {
    const { code, message, details } = reply.data.problem;
    throw new AppError(code, message, details);
  }
  const value = methods[method].output.safeParse(reply.data.value);
  if (!value.success) throw new AppError('internal', `${method} gave a value of an unknown shape.`);
  // TypeScript can't infer that `value.data` was parsed with the schema for `Output<M>`.
  return value.data as Output<M>;
}

/**
 * Returns the entry's ID if the error says that another client changed the entry. Returns null for other
 * errors.
 */
export function findConflictingEntryId(error: unknown): number | null {
  if (!(error instanceof AppError) || error.code !== 'changed-elsewhere') return null;
  return typeof error.details.id === 'number' ? error.details.id : null;
}

/** Returns whether the backend may have processed the request although no response arrived. */
export const canHaveReachedBackend = (error: unknown): boolean =>
  !(error instanceof AppError) || error.code === 'unreachable' || error.code === 'internal';

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError('internal', 'Unexpected failure of a bridge call.', {}, { cause: error });
}

/** The desktop app that displays this page. Its replies haven't been validated. */
export interface DesktopShell {
  call(method: string, input: unknown): Promise<unknown>;
  /** Calls `onAsked` when commands are pending. Only one listener is supported. */
  onCommands(onAsked: () => void): void;
}

/** Returns the desktop app, or null in a browser. */
export const getDesktopShell = (): DesktopShell | null =>
  window.qotd ? { call: window.qotd.shell, onCommands: window.qotd.onAsked } : null;
