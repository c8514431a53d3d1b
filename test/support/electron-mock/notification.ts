import { EventEmitter } from 'node:events';

/** Notifications on the screen. */
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
    return true;
  }
  show(): void {
    Notification.shown.push(this);
    this.emit('show');
  }
  close(): void {
    const at = Notification.shown.indexOf(this);
    if (at >= 0) Notification.shown.splice(at, 1);
  }
}
