import { isValidElement, useState } from 'react';

/** Compares values, arrays, and React elements deeply, but functions by identity. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isDeepEqual(item, b[index]));
  }
  if (isValidElement(a) && isValidElement(b)) {
    return a.type === b.type && a.key === b.key && isDeepEqual(a.props, b.props);
  }
  if (!isPlain(a) || !isPlain(b) || isValidElement(a) || isValidElement(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => key in b && isDeepEqual(a[key], b[key]))
  );
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Returns the previous value as long as the new value is deeply equal to it. */
export function useDeepMemo<T>(value: T): T {
  // Use state instead of a ref, because React doesn't allow reading refs during rendering.
  const [kept, setKept] = useState(value);
  if (isDeepEqual(kept, value)) return kept;
  setKept(value);
  return value;
}
