/** The names of the invariants in reports. */
type Invariant =
  | 'token'
  | 'body'
  | 'retry-after'
  | 'one in flight'
  | 'look first'
  | 'verified'
  | 'creates'
  | 'frozen'
  | 'account'
  | 'false conflict'
  | 'edit lost'
  | 'remote lost'
  | 'published unasked'
  | 'synced'
  | 'silent'
  | 'unsettled'
  | 'dead end'
  | 'failed';

export interface Violation {
  invariant: Invariant;
  what: string;
}

export type Violate = (invariant: Invariant, what: string) => void;
