import {
  Notification,
  type NotificationConstructorOptions,
  type Notification as SystemNotification,
} from 'electron';
import type { HostEvent } from '../../shared/bridge/bridge-methods.ts';
import type { Counts } from '../../shared/library/entry.ts';
import type { Translate } from '../../shared/messages/translate.ts';
import type { Log } from '../host/ports.ts';
import type { PlatformFeatures } from './platform-features.ts';

export interface AttentionOptions {
  os: Pick<PlatformFeatures, 'setBadgeCount'>;
  isWindowFocused: () => boolean;
  /** Null if the system has no notifications. */
  notify: ((options: NotificationConstructorOptions) => Pick<SystemNotification, 'on' | 'show'>) | null;
  getTranslate: () => Translate;
  onClick: () => void;
}

/**
 * Shows the number of questions that need attention on the app's icon. Notifies the user if the number
 * increases while the window isn't focused. The app has no other notifications.
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
    const t = options.getTranslate();
    const title = t('desktop.attention.title', { count });
    const notification = options.notify({ title, body: t('desktop.attention.text'), silent: true });
    notification.on('click', options.onClick);
    notification.show();
  };
}

export interface SystemNotifier {
  /** Shows a notification and closes the previous one. Null if the system has no notifications. */
  notify: AttentionOptions['notify'];
  /** Returns the reason why notifications don't appear, or null. */
  problem: () => 'unsupported' | 'failed' | null;
}

/**
 * Returns the system's notifications. Logs only the first failure because later failures have the same cause.
 */
export function createSystemNotifier(log: Log): SystemNotifier {
  if (!Notification.isSupported()) return { notify: null, problem: () => 'unsupported' };
  // A notification can't be clicked after it's garbage-collected.
  let last: Notification | null = null;
  let isLogged = false;
  let hasFailed = false;
  return {
    notify(options) {
      last?.close();
      const notification = new Notification(options);
      last = notification;
      notification.on('show', () => {
        hasFailed = false;
      });
      notification.on('failed', (_, reason) => {
        hasFailed = true;
        if (!isLogged) log.warn("The system didn't show a notification", { reason });
        isLogged = true;
      });
      return notification;
    },
    problem: () => (hasFailed ? 'failed' : null),
  };
}
