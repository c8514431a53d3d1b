import type { z } from 'zod';
import type { syncMethods } from '../../../shared/bridge/sync.ts';

type Methods = typeof syncMethods;
type Input<M extends keyof Methods> = z.output<Methods[M]['input']>;
type Output<M extends keyof Methods> = Promise<z.output<Methods[M]['output']>>;

/** Sync with the live service: what `syncMethods` promise, each under its name, but for `test` and `setToken`. */
export interface Sync {
  standing(): Output<'sync.standing'>;
  activity(input: Input<'sync.activity'>): Output<'sync.activity'>;
  question(input: Input<'sync.question'>): Output<'sync.question'>;
  queue(input: Input<'sync.queue'>): Output<'sync.queue'>;
  unqueue(input: Input<'sync.unqueue'>): Output<'sync.unqueue'>;
  round(): Output<'sync.round'>;
  refresh(input: Input<'sync.refresh'>): Output<'sync.refresh'>;
  adopt(input: Input<'sync.adopt'>): Output<'sync.adopt'>;
  sendAgain(input: Input<'sync.sendAgain'>): Output<'sync.sendAgain'>;
  createAgain(input: Input<'sync.createAgain'>): Output<'sync.createAgain'>;
  keepLocal(input: Input<'sync.keepLocal'>): Output<'sync.keepLocal'>;
  resolve(input: Input<'sync.resolve'>): Output<'sync.resolve'>;
  goAhead(input: Input<'sync.goAhead'>): Output<'sync.goAhead'>;
  resume(): Output<'sync.resume'>;
  awake(): Output<'sync.awake'>;
  confirmAccount(input: Input<'sync.confirmAccount'>): Output<'sync.confirmAccount'>;
  votes(input: Input<'sync.votes'>): Output<'sync.votes'>;
  dismissNamed(input: Input<'sync.dismissNamed'>): Output<'sync.dismissNamed'>;
  /** Token, address or schedule were changed. */
  changed(): void;
  /** An entry was changed by others: what waited because of its content may be worth another try. */
  noticed(ids: readonly number[] | null): void;
  /** Begins nothing more, and waits for what is under way. */
  close(): Promise<void>;
}
