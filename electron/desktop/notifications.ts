import {
  Notification,
  type NotificationConstructorOptions,
  type Notification as SystemNotification,
} from 'electron';
import type { HostEvent } from '../../shared/bridge/bridge-protocol.ts';
import type { Counts } from '../../shared/library/entry.ts';
import type { PlatformFeatures } from './platform-features.ts';
import type { ShellWords } from './words.ts';

export interface AttentionOptions {
  features: Pick<PlatformFeatures, 'setBadgeCount'>;
  /** Whether the author is looking at the window. */
  isWindowFocused: () => boolean;
  /** Null where the system shows none. */
  notify: ((options: NotificationConstructorOptions) => Pick<SystemNotification, 'on' | 'show'>) | null;
  words: () => ShellWords;
  /** Shows the window, at what needs the author. */
  onClick: () => void;
}

/**
 * Keeps the number of questions that need the author on the app's icon, and says so once when there are more of them and
 * nobody is looking. Of anything else nobody is notified.
 */
export function createAttentionNotifier(ports: AttentionOptions, first: Counts): (event: HostEvent) => void {
  let known = first.attention;
  ports.features.setBadgeCount(known);
  return (event) => {
    if (event.type !== 'library') return;
    const count = event.counts.attention;
    if (count === known) return;
    const isMore = count > known;
    known = count;
    ports.features.setBadgeCount(count);
    if (!isMore || ports.isWindowFocused() || !ports.notify) return;
    const { attentionTitle, attentionText } = ports.words();
    const notification = ports.notify({ title: attentionTitle(count), body: attentionText, silent: true });
    notification.on('click', ports.onClick);
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
