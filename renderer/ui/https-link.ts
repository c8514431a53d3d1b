import { isHttpUrl } from '../../shared/http-url.ts';

/** The address, where it may be opened from the window: encrypted, and written out; else null. */
export const httpsLink = (url: string | null): string | null =>
  url !== null && /^https:/i.test(url) && isHttpUrl(url) ? url : null;
