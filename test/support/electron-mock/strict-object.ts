import { EventEmitter } from 'node:events';

/** Returns an object that throws when a missing member is read. The error names the member. */
export function createStrictObject<T extends object>(what: string, members: T): T {
  return new Proxy(members, {
    get(target, member) {
      // `await` reads `then` from any value, so `then` may be missing.
      if (Reflect.has(target, member) || typeof member === 'symbol' || member === 'then') {
        return Reflect.get(target, member);
      }
      throw new Error(`The mock has no electron.${what}.${member}`);
    },
  });
}

/**
 * Returns a native object. After it's destroyed, its own members throw, but its event emitter's members
 * don't.
 */
export function createDestroyableObject<T extends EventEmitter & { isDestroyed(): boolean }>(
  what: string,
  members: T,
): T {
  const strict = createStrictObject(what, members);
  return new Proxy(members, {
    get(target, member) {
      const stays = member in EventEmitter.prototype || typeof member === 'symbol';
      if (!stays && member !== 'isDestroyed' && target.isDestroyed()) {
        throw new TypeError('Object has been destroyed');
      }
      const value: unknown = Reflect.get(strict, member);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Returns an event emitter with these members, including getters. */
export const createStrictEmitter = <T extends object>(members: T): EventEmitter & T =>
  Object.defineProperties(new EventEmitter(), Object.getOwnPropertyDescriptors(members)) as EventEmitter & T;

export function createPreventableEvent<T extends object>(facts: T) {
  const state = { prevented: false };
  return {
    ...facts,
    preventDefault: () => {
      state.prevented = true;
    },
    get defaultPrevented() {
      return state.prevented;
    },
  };
}
