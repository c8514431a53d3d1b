import type { Random, Timers } from '../ports.ts';
import { equalSecrets } from '../system/http/secret-comparison.ts';

/** How long a link opens the app, in minutes. */
export const LINK_MINUTES = 5;
/** Links whose state is remembered, so that an old one can say why it doesn't open the app. */
const MAX_REMEMBERED_LINKS = 20;

export type LinkState = 'valid' | 'used' | 'expired';

interface Link {
  readonly key: string;
  state: LinkState;
  end(state: LinkState): void;
}

/** Keys that each open the app once, and only for a few minutes. */
export interface OneTimeLinks {
  /** Returns a new key; `ended` resolves once it doesn't open the app any more. */
  create(): { key: string; ended: Promise<void> };
  /** Returns the state of a key, which is used from then on; null for an unknown key. */
  redeem(key: string): LinkState | null;
  /** Ends every link. */
  close(): void;
}

export function createOneTimeLinks({ random, timers }: { random: Random; timers: Timers }): OneTimeLinks {
  let links: readonly Link[] = [];
  return {
    create() {
      const key = Buffer.from(random.bytes(32)).toString('base64url');
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      const link: Link = {
        key,
        state: 'valid',
        end(state) {
          if (link.state !== 'valid') return;
          link.state = state;
          cancelExpiry();
          resolve();
        },
      };
      const cancelExpiry = timers.after(LINK_MINUTES * 60_000, () => link.end('expired'));
      for (const forgotten of links.slice(0, 1 - MAX_REMEMBERED_LINKS)) forgotten.end('expired');
      links = [...links, link].slice(-MAX_REMEMBERED_LINKS);
      return { key, ended };
    },
    redeem(key) {
      const link = links.filter((one) => equalSecrets(one.key, key))[0];
      if (!link) return null;
      const { state } = link;
      link.end('used');
      return state;
    },
    close() {
      for (const link of links) link.end('expired');
    },
  };
}
