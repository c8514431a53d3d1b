import { createContext, useContext, useEffect, useRef } from 'react';
import type { Translate } from '../../shared/messages/translate.ts';
import { hasMessage } from '../../shared/messages/translate.ts';
import type { Action, ActionId } from './action-table.ts';

/** Returns an action's name in menus and the palette. */
export const getActionName = (action: Action, t: Translate): string =>
  action.view === null ? t(`actions.names.${action.id}`) : t(`views.${action.view}.go`);

/** Returns an action's additional search terms in the palette. */
export function getActionSearchTerms(action: Action, t: Translate): string {
  if (action.view !== null) return t(`views.${action.view}.search`);
  const key = `palette.also.${action.id}` as const;
  return hasMessage(key) ? t(key) : '';
}

/**
 * Runs an action. Returns false if the action doesn't apply here. In that case, the next component that
 * offers the action runs it.
 */
export type RunAction = () => boolean | undefined;

export interface AvailableAction {
  run: RunAction;
  /** Why the action can't run now, as a sentence. It's null if the action can run. */
  reason?: string | null;
  /** Whether the shortcut is passed to another action or to the browser while the action can't run. */
  passes?: boolean;
}

/** The actions that a component offers. A bare function can always run. */
export type ActionHandlers = Partial<Record<ActionId, RunAction | AvailableAction>>;

/** Creates an action that always applies. `reason` is why the action can't run now. */
export const offerAction = (run: () => void, reason: string | null = null): AvailableAction => ({
  reason,
  run: () => {
    run();
  },
});

export interface ActionLayer {
  handlers: ActionHandlers;
  order: 'inner' | 'outer';
}

export interface AvailableActions {
  readonly layers: Set<ActionLayer>;
  readonly actions: readonly Action[];
  /** Returns the handler that would run, or null if no component offers the action. */
  find(id: ActionId): AvailableAction | null;
  listAvailable(): Action[];
  listWithShortcut(): Action[];
  /**
   * Runs the action. Returns null if it ran, the reason if it can't run, and undefined if no component's
   * action applies.
   */
  run(id: ActionId): string | null | undefined;
  /** Calls `onChange` whenever the offered actions change. Returns a function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
  /** Notifies subscribers that the offered actions changed. */
  notify(): void;
}

export function createAvailableActions(actions: readonly Action[]): AvailableActions {
  const layers = new Set<ActionLayer>();
  const listeners = new Set<() => void>();
  const findHandlers = (id: ActionId): AvailableAction[] =>
    [...layers]
      .sort((a, b) => Number(a.order === 'outer') - Number(b.order === 'outer'))
      .flatMap(({ handlers }) => {
        const handler = handlers[id];
        return handler ? [typeof handler === 'function' ? { run: handler } : handler] : [];
      });
  const find = (id: ActionId) => findHandlers(id)[0] ?? null;
  const listAvailable = () =>
    actions.filter(({ id }) => [...layers].some(({ handlers }) => Object.hasOwn(handlers, id)));
  const canPassShortcut = ({ id }: Action) => {
    const { reason = null, passes = false } = find(id) ?? {};
    return reason !== null && passes;
  };
  return {
    layers,
    actions,
    find,
    listAvailable,
    listWithShortcut: () => listAvailable().filter((action) => !canPassShortcut(action)),
    run(id) {
      for (const { run, reason, passes } of findHandlers(id)) {
        if (reason && passes) return undefined;
        if (reason) return reason;
        if (run() !== false) return null;
      }
      return undefined;
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    notify() {
      for (const onChange of listeners) onChange();
    },
  };
}

const AvailableActionsContext = createContext<AvailableActions | null>(null);
export const AvailableActionsProvider = AvailableActionsContext.Provider;

/** Returns the actions that mounted components offer. Throws outside the provider. */
export function useAvailableActions(): AvailableActions {
  const actions = useContext(AvailableActionsContext);
  if (!actions) throw new Error('No ActionsProvider around this component.');
  return actions;
}

/** Offers actions while the component is mounted. */
export function useActions(handlers: ActionHandlers, order: ActionLayer['order'] = 'inner'): void {
  const actions = useContext(AvailableActionsContext);
  const layer = useRef<ActionLayer>({ handlers, order });
  useEffect(() => {
    layer.current.handlers = handlers;
    actions?.notify();
  });
  useEffect(() => {
    const { current } = layer;
    actions?.layers.add(current);
    actions?.notify();
    return () => {
      actions?.layers.delete(current);
      actions?.notify();
    };
  }, [actions]);
}
