import { decodingsOf } from './decodings.ts';

/** From where to where something stands. */
export interface Place {
  start: number;
  end: number;
}

/** Where tokens stand in a text, in whatever encoding, in order and none over another. All are given as bytes. */
export function tokenPlaces(text: string, tokens: readonly string[]): Place[] {
  const places: Place[] = [];
  for (const { text: decoded, placeOf } of decodingsOf(text)) {
    for (const token of tokens) {
      for (let at = decoded.indexOf(token); at >= 0; at = decoded.indexOf(token, at + token.length)) {
        places.push({ start: placeOf(at), end: placeOf(at + token.length) });
      }
    }
  }
  return joined(places);
}

/** Where the beginning of a token stands at the end of a text that breaks off; null where there is none. */
export function brokenTokenPlace(text: string, tokens: readonly string[]): Place | null {
  let first = text.length;
  for (const { text: decoded, placeOf } of decodingsOf(text, { breaksOff: true })) {
    for (const token of tokens) {
      const length = beginningAtEnd(decoded, token);
      if (length > 0) first = Math.min(first, placeOf(decoded.length - length));
    }
  }
  return first === text.length ? null : { start: first, end: text.length };
}

/** How many characters of the token, but not all, stand at the end of the text. */
function beginningAtEnd(text: string, token: string): number {
  let length = token.length - 1;
  while (length > 0 && !text.endsWith(token.slice(0, length))) length -= 1;
  return Math.max(0, length);
}

/** The places in order; those that overlap as one. */
export function joined(places: readonly Place[]): Place[] {
  const apart: Place[] = [];
  for (const { start, end } of places.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = apart.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else apart.push({ start, end });
  }
  return apart;
}
