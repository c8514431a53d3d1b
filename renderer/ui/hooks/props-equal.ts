import { isValidElement, useState } from 'react';

/**
 * Whether two sets of props look the same: values, lists and elements by what is in them. A callback counts by its
 * identity, so it has to be a stable one.
 */
export function arePropsEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => arePropsEqual(item, b[index]));
  }
  if (isValidElement(a) && isValidElement(b)) {
    return a.type === b.type && a.key === b.key && arePropsEqual(a.props, b.props);
  }
  if (!isPlain(a) || !isPlain(b) || isValidElement(a) || isValidElement(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => key in b && arePropsEqual(a[key], b[key]))
  );
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** The value of before, for as long as the newest one looks the same. */
export function useDeepMemo<T>(value: T): T {
  const [kept, setKept] = useState(value);
  if (arePropsEqual(kept, value)) return kept;
  setKept(value);
  return value;
}
