import { useCallback, useMemo } from 'react';
import { MAX_PICTURE_HOSTS } from '../../shared/settings-choices.ts';
import { useAppState } from './app-state.tsx';
import { useStore } from './primitives/external-store.ts';

/** From where pictures may be fetched. */
export interface AllowedImageHosts {
  readonly hosts: ReadonlySet<string>;
  /** Remembered in the settings; where that fails, the picture stays as it is: not shown. */
  allow(host: string): void;
}

/** The hosts that the author allowed. Nothing is fetched from any other: it would tell that host who writes here. */
export function useAllowedImageHosts(): AllowedImageHosts {
  const { settings } = useAppState();
  const allowed = useStore(settings)?.pictureHosts;
  const allow = useCallback(
    (host: string) => {
      const others = (settings.get()?.pictureHosts ?? []).filter((other) => other !== host);
      settings.change({ pictureHosts: [host, ...others].slice(0, MAX_PICTURE_HOSTS) }).catch(() => {});
    },
    [settings],
  );
  return useMemo(() => ({ hosts: new Set(allowed), allow }), [allowed, allow]);
}

/** The host of a picture's address; null for what is no address. */
export const hostOfUrl = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);

/** Whether a picture may be fetched: encrypted, and from a host that was allowed. */
export const mayFetchImage = (url: string, hosts: ReadonlySet<string>): boolean =>
  /^https:/i.test(url) && hosts.has(hostOfUrl(url) ?? '');
