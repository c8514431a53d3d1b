/**
 * Code that runs inside a window's page, in the main world and in the preload's isolated world. Functions are
 * passed as source code, so each can use only functions that are passed with it.
 */

/** Serializes a value with the types that Electron's structured clone supports. Throws for other types. */
export function pack(value: unknown): string {
  const tagged = (one: unknown): unknown => {
    if (one === null || typeof one === 'string' || typeof one === 'boolean') return one;
    if (typeof one === 'number')
      return Number.isFinite(one) && !Object.is(one, -0)
        ? one
        : { number: Object.is(one, -0) ? '-0' : String(one) };
    if (one === undefined) return { nothing: 0 };
    if (typeof one === 'bigint') return { bigint: String(one) };
    if (Array.isArray(one)) return one.map(tagged);
    if (one instanceof Date) return { date: one.getTime() };
    if (one instanceof Map) return { map: [...one].map((pair) => pair.map(tagged)) };
    if (one instanceof Set) return { set: [...one].map(tagged) };
    if (one instanceof Uint8Array) return { bytes: [...one] };
    if (one instanceof Error) return { error: one.message };
    const plain =
      typeof one === 'object' &&
      (Object.getPrototypeOf(one) === null || Object.getPrototypeOf(Object.getPrototypeOf(one)) === null);
    if (!plain) throw new Error('An object could not be cloned.');
    return { object: Object.entries(one).map(([name, member]) => [name, tagged(member)]) };
  };
  return JSON.stringify(tagged(value));
}

/** Deserializes `pack`'s result. */
export function unpack(text: string): unknown {
  // biome-ignore lint/suspicious/noExplicitAny: a tree that only `pack` writes, read inside a page without a schema at hand
  const plain = (one: any): unknown => {
    if (one === null || typeof one !== 'object') return one;
    if (Array.isArray(one)) return one.map(plain);
    if ('number' in one) return Number(one.number);
    if ('nothing' in one) return undefined;
    if ('bigint' in one) return BigInt(one.bigint);
    if ('date' in one) return new Date(one.date);
    if ('map' in one) return new Map(one.map.map(plain));
    if ('set' in one) return new Set(one.set.map(plain));
    if ('bytes' in one) return new Uint8Array(one.bytes);
    if ('error' in one) return new Error(one.error);
    return Object.fromEntries(one.object.map(([name, member]: [string, unknown]) => [name, plain(member)]));
  };
  return plain(JSON.parse(text));
}

/**
 * Connects the two worlds with events on the document, because both worlds see the document. Chromium clones
 * the event details. Functions and promises stay in their world and are called remotely.
 * @param key known only to the two worlds
 * @returns a function with which the preload exposes an API to the page
 */
export function joinWorlds(side: 'page' | 'preload', key: string): (name: string, api: unknown) => void {
  type Detail = Record<string, unknown>;
  const far = side === 'page' ? 'preload' : 'page';
  const functions = new Map<unknown, (...args: unknown[]) => unknown>();
  const promises = new Map<unknown, { resolve(value: unknown): void; reject(reason: Error): void }>();
  let lastHandle = 0;
  let returned: Detail = {};

  const tell = (what: string, detail: Detail) =>
    document.dispatchEvent(new CustomEvent(`${key}-${far}-${what}`, { detail }));
  const hear = (what: string, act: (detail: Detail) => void) =>
    document.addEventListener(`${key}-${side}-${what}`, (event) => {
      event.stopImmediatePropagation();
      if (event instanceof CustomEvent) act(event.detail);
    });
  const isPlain = (value: unknown): value is Detail =>
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  const handOver = (value: unknown): unknown => {
    if (typeof value === 'function') {
      lastHandle += 1;
      const call = value;
      functions.set(lastHandle, (...args) => call(...args));
      return { farFunction: lastHandle };
    }
    if (value instanceof Promise) {
      lastHandle += 1;
      const handle = lastHandle;
      value.then(
        (result) => tell('settle', { handle, result: handOver(result) }),
        (reason) =>
          tell('settle', { handle, failed: reason instanceof Error ? reason.message : String(reason) }),
      );
      return { farPromise: handle };
    }
    if (Array.isArray(value)) return value.map(handOver);
    if (isPlain(value))
      return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, handOver(member)]));
    return value;
  };
  const takeOver = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(takeOver);
    if (!isPlain(value)) return value;
    if ('farPromise' in value)
      return new Promise((resolve, reject) => promises.set(value.farPromise, { resolve, reject }));
    if ('farFunction' in value)
      return (...args: unknown[]) => {
        tell('call', { handle: value.farFunction, args: args.map(handOver) });
        const { result, failed } = returned;
        if (typeof failed === 'string') throw new Error(failed);
        return takeOver(result);
      };
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, takeOver(member)]));
  };
  const freeze = (value: unknown): unknown => {
    if (isPlain(value)) Object.values(value).forEach(freeze);
    return Object.freeze(value);
  };

  hear('call', ({ handle, args }) => {
    try {
      const given = Array.isArray(args) ? args.map(takeOver) : [];
      tell('return', { result: handOver(functions.get(handle)?.(...given)) });
    } catch (error) {
      tell('return', { failed: error instanceof Error ? error.message : String(error) });
    }
  });
  hear('return', (detail) => {
    returned = detail;
  });
  hear('settle', ({ handle, result, failed }) => {
    const waiter = promises.get(handle);
    promises.delete(handle);
    if (typeof failed === 'string') waiter?.reject(new Error(failed));
    else waiter?.resolve(takeOver(result));
  });
  hear('expose', ({ name, api }) => {
    Object.defineProperty(window, String(name), { value: freeze(takeOver(api)), enumerable: true });
  });
  return (name, api) => tell('expose', { name, api: handOver(api) });
}

/**
 * Runs the preload in its isolated world, with the modules that a sandboxed preload may require.
 * @param post sends text to the main process
 * @returns a function that delivers the main process's messages
 */
export function runPreload(
  key: string,
  post: (text: string) => void,
  run: (require: (id: string) => unknown, module: { exports: unknown }) => void,
): (text: string) => void {
  const expose = joinWorlds('preload', key);
  const listeners = new Map<string, ((...args: unknown[]) => void)[]>();
  const waiting = new Map<number, { resolve(value: unknown): void; reject(reason: Error): void }>();
  let lastCall = 0;
  const createByName = (name: string, members: object): unknown =>
    new Proxy(members, {
      get(target, member) {
        if (Reflect.has(target, member)) return Reflect.get(target, member);
        throw new Error(`The mock has no ${name}.${String(member)}`);
      },
    });
  const off = (channel: string, listener: (...args: unknown[]) => void) =>
    void listeners.set(
      channel,
      (listeners.get(channel) ?? []).filter((one) => one !== listener),
    );
  const electron = createByName('electron (in a preload)', {
    contextBridge: createByName('contextBridge', { exposeInMainWorld: expose }),
    ipcRenderer: createByName('ipcRenderer', {
      invoke: (channel: string, ...args: unknown[]) =>
        new Promise((resolve, reject) => {
          lastCall += 1;
          waiting.set(lastCall, { resolve, reject });
          post(pack({ call: lastCall, channel, args }));
        }),
      send: (channel: string, ...args: unknown[]) => post(pack({ call: 0, channel, args })),
      on: (channel: string, listener: (...args: unknown[]) => void) =>
        void listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
      off,
      removeListener: off,
    }),
  });
  const require = (id: string) => {
    if (id === 'electron') return electron;
    throw new Error(`module not found: ${id}`);
  };
  run(require, { exports: {} });
  return (text) => {
    const message = unpack(text) as {
      channel?: string;
      args?: unknown[];
      call?: number;
      value?: unknown;
      error?: string;
    };
    if (message.channel !== undefined) {
      for (const listener of listeners.get(message.channel) ?? []) listener({}, ...(message.args ?? []));
      return;
    }
    const waiter = waiting.get(message.call ?? 0);
    waiting.delete(message.call ?? 0);
    if (message.error === undefined) waiter?.resolve(message.value);
    else waiter?.reject(new Error(message.error));
  };
}
