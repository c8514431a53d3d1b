import { useState } from 'react';
import { sameLook } from './same-look.ts';

/** The value of before, for as long as the newest one looks the same. */
export function useSteady<T>(value: T): T {
  const [kept, setKept] = useState(value);
  if (sameLook(kept, value)) return kept;
  setKept(value);
  return value;
}
