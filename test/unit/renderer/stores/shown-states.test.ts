import { describe, expect, it } from 'vitest';
import { areServiceStatesShown, listShownStates } from '../../../../renderer/stores/shown-states.ts';
import { STATES } from '../../../../shared/library/entry-state.ts';
import type { SyncStatus } from '../../../../shared/sync/sync-views.ts';

const NONE = {
  waiting: 0,
  sending: 0,
  synced: 0,
  changed: 0,
  unknown: 0,
  conflict: 0,
  refused: 0,
  held: 0,
  paused: 0,
};
const createStatus = (
  setUp: SyncStatus['setUp'],
  counts: Partial<SyncStatus['counts']> = {},
): SyncStatus => ({
  setUp,
  tested: false,
  account: null,
  pause: null,
  wait: null,
  running: null,
  lastRound: null,
  next: null,
  automatic: false,
  counts: { ...NONE, ...counts },
});

describe('Queued and Synced', () => {
  it.each(['no-address', 'no-token', 'own-api'] as const)('are hidden without a service: %s', (setUp) => {
    expect(areServiceStatesShown(createStatus(setUp), 0)).toBe(false);
  });

  it('are hidden until the app knows whether a service is connected', () => {
    expect(areServiceStatesShown(null, 0)).toBe(false);
  });

  it('are shown for a connected service', () => {
    expect(areServiceStatesShown(createStatus('ready'), 0)).toBe(true);
  });

  it.each([
    ['synced', createStatus('no-address'), 1],
    ['queued', createStatus('no-token', { waiting: 1 }), 0],
    ['paused', createStatus('no-address', { paused: 1 }), 0],
  ])('remain visible without a connected service if questions are %s', (_, status, synced) => {
    expect(areServiceStatesShown(status, synced)).toBe(true);
  });
});

describe('the listed states', () => {
  it("keep their order and omit only the service's states", () => {
    const steps = ['draft', 'ready', 'waiting', 'service', 'sent'] as const;
    expect(listShownStates(steps, true)).toEqual(steps);
    expect(listShownStates(steps, false)).toEqual(['draft', 'ready', 'sent']);
    expect(listShownStates(STATES, false)).toEqual(['draft', 'ready', 'sent', 'attention']);
  });
});
