import { useCallback, useMemo } from 'react';
import { MAX_PICTURE_HOSTS } from '../../shared/settings-choices.ts';
import { useAppStores } from './app-stores.tsx';
import { useStore } from './primitives/external-store.ts';

export interface AllowedImageHosts {
  readonly hosts: ReadonlySet<string>;
  /** Allows a host in the settings. If that fails, the host's images remain hidden. */
  allow(host: string): void;
}

/**
 * Returns the hosts that the user allowed. Nothing is loaded from other hosts, because that would disclose
 * the user's IP address.
 */
export function useAllowedImageHosts(): AllowedImageHosts {
  const { settings } = useAppStores();
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

export const getHost = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);

/** Returns whether an image may be loaded. It must use HTTPS and an allowed host. */
export const canFetchImage = (url: string, hosts: ReadonlySet<string>): boolean =>
  /^https:/i.test(url) && hosts.has(getHost(url) ?? '');
