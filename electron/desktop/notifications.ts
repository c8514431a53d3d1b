import {
  Notification,
  type NotificationConstructorOptions,
  type Notification as SystemNotification,
} from 'electron';
import type { HostEvent } from '../../shared/bridge/bridge-protocol.ts';
import type { Counts } from '../../shared/library/entry.ts';
import type { Translate } from '../../shared/messages/translate.ts';
import type { PlatformFeatures } from './platform-features.ts';

export interface AttentionOptions {
  features: Pick<PlatformFeatures, 'setBadgeCount'>;
  /** Whether the author is looking at the window. */
  isWindowFocused: () => boolean;
  /** Null where the system shows none. */
  notify: ((options: NotificationConstructorOptions) => Pick<SystemNotification, 'on' | 'show'>) | null;
  translate: () => Translate;
  /** Shows the window, at what needs the author. */
  onClick: () => void;
}

/**
 * Keeps the number of questions that need the author on the app's icon, and says so once when there are more of them and
 * nobody is looking. Of anything else nobody is notified.
 */
export function createAttentionNotifier(
  options: AttentionOptions,
  first: Counts,
): (event: HostEvent) => void {
  let known = first.attention;
  options.features.setBadgeCount(known);
  return (event) => {
    if (event.type !== 'library') return;
    const count = event.counts.attention;
    if (count === known) return;
    const isMore = count > known;
    known = count;
    options.features.setBadgeCount(count);
    if (!isMore || options.isWindowFocused() || !options.notify) return;
    const t = options.translate();
    const title = t('desktop.attention.title', { count });
    const notification = options.notify({ title, body: t('desktop.attention.text'), silent: true });
    notification.on('click', options.onClick);
    notification.show();
  };
}

/** Makes a notification of the system's. Only the newest stands there, and is held: one that is collected can’t be clicked. */
export function createSystemNotifier(): ((options: NotificationConstructorOptions) => Notification) | null {
  if (!Notification.isSupported()) return null;
  let last: Notification | null = null;
  return (options) => {
    last?.close();
    last = new Notification(options);
    return last;
  };
}
