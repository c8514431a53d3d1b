import {
  Notification,
  type NotificationConstructorOptions,
  type Notification as SystemNotification,
} from 'electron';
import type { HostEvent } from '../../shared/bridge/bridge-methods.ts';
import type { Counts } from '../../shared/library/entry.ts';
import type { Translate } from '../../shared/messages/translate.ts';
import type { PlatformFeatures } from './platform-features.ts';

export interface AttentionOptions {
  os: Pick<PlatformFeatures, 'setBadgeCount'>;
  isWindowFocused: () => boolean;
  /** Null if the system has no notifications. */
  notify: ((options: NotificationConstructorOptions) => Pick<SystemNotification, 'on' | 'show'>) | null;
  translate: () => Translate;
  /** Shows the window, at the questions that need attention. */
  onClick: () => void;
}

/**
 * Shows the number of questions that need attention on the app's icon, and notifies when it grows while the window isn't
 * focused. Nothing else notifies.
 */
export function createAttentionNotifier(
  options: AttentionOptions,
  first: Counts,
): (event: HostEvent) => void {
  let known = first.attention;
  options.os.setBadgeCount(known);
  return (event) => {
    if (event.type !== 'library') return;
    const count = event.counts.attention;
    if (count === known) return;
    const isMore = count > known;
    known = count;
    options.os.setBadgeCount(count);
    if (!isMore || options.isWindowFocused() || !options.notify) return;
    const t = options.translate();
    const title = t('desktop.attention.title', { count });
    const notification = options.notify({ title, body: t('desktop.attention.text'), silent: true });
    notification.on('click', options.onClick);
    notification.show();
  };
}

/** Shows a notification and closes the previous one. Holds a reference, because a collected notification can't be clicked. */
export function createSystemNotifier(): ((options: NotificationConstructorOptions) => Notification) | null {
  if (!Notification.isSupported()) return null;
  let last: Notification | null = null;
  return (options) => {
    last?.close();
    last = new Notification(options);
    return last;
  };
}
