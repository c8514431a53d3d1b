import { EventEmitter } from 'node:events';

/** How the system handles notifications, from ELECTRON_MOCK_NOTIFICATIONS. */
type Behavior = 'shows' | 'fails' | 'unsupported';
const getBehavior = (): Behavior => (process.env.ELECTRON_MOCK_NOTIFICATIONS ?? 'shows') as Behavior;

export class Notification extends EventEmitter {
  static readonly shown: Notification[] = [];
  readonly title: string;
  readonly body: string;
  constructor({ title = '', body = '' }: { title?: string; body?: string }) {
    super();
    this.title = title;
    this.body = body;
  }
  static isSupported(): boolean {
    return getBehavior() !== 'unsupported';
  }
  show(): void {
    if (getBehavior() === 'unsupported') return;
    if (getBehavior() === 'fails') {
      this.emit('failed', {}, 'Notifications are not allowed for this application');
      return;
    }
    Notification.shown.push(this);
    this.emit('show');
  }
  close(): void {
    const at = Notification.shown.indexOf(this);
    if (at < 0) return;
    Notification.shown.splice(at, 1);
    this.emit('close', {});
  }
}
