import { Notification, type NotificationConstructorOptions } from 'electron';

/** Makes a notification of the system's. Only the newest stands there, and is held: one that is collected can’t be clicked. */
export function systemNotification(): ((options: NotificationConstructorOptions) => Notification) | null {
  if (!Notification.isSupported()) return null;
  let last: Notification | null = null;
  return (options) => {
    last?.close();
    last = new Notification(options);
    return last;
  };
}
