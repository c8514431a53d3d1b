/** What must hold, by the name that a violation is told under. */
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
  /** What was seen, for people. */
  what: string;
}

export type Violate = (invariant: Invariant, what: string) => void;
