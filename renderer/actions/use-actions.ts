import { createContext, useContext, useEffect, useRef } from 'react';
import type { Translate } from '../../shared/messages/translate.ts';
import { hasMessage } from '../../shared/messages/translate.ts';
import type { Action, ActionId } from './action-table.ts';

/** The name of an action in menus and the palette. */
export const nameOfAction = (action: Action, t: Translate): string =>
  action.view === null ? t(`actions.names.${action.id}`) : t(`views.${action.view}.go`);

/** More terms that find an action in the palette. */
export function searchTermsOfAction(action: Action, t: Translate): string {
  if (action.view !== null) return t(`views.${action.view}.search`);
  const key = `palette.also.${action.id}` as const;
  return hasMessage(key) ? t(key) : '';
}

/** Runs an action. `false`: it doesn't apply here, and the next component that offers it runs instead. */
export type RunAction = () => boolean | undefined;

/** An action as a component offers it now. */
export interface AvailableAction {
  run: RunAction;
  /** Why it can't run now, in a sentence; null if it can. */
  reason?: string | null;
  /** If it can't run, its keyboard shortcut goes to the next action that has it, or to the browser. */
  passes?: boolean;
}

/** What a component offers. A bare function can always run. */
export type ActionHandlers = Partial<Record<ActionId, RunAction | AvailableAction>>;

/** An action that applies wherever it's offered. `reason`: why it can't run now. */
export const offered = (run: () => void, reason: string | null = null): AvailableAction => ({
  reason,
  run: () => {
    run();
  },
});

/** `inner` comes before `outer`: a view before the app around it. */
export interface ActionLayer {
  handlers: ActionHandlers;
  order: 'inner' | 'outer';
}

/** The actions that the mounted components offer. */
export interface AvailableActions {
  readonly layers: Set<ActionLayer>;
  /** Every action, offered or not. */
  readonly actions: readonly Action[];
  /** The handler that would run; null if no component offers the action. */
  find(id: ActionId): AvailableAction | null;
  /** Every action that a component offers. */
  available(): Action[];
  /** The available actions that a keyboard shortcut can run. */
  withShortcut(): Action[];
  /** Runs the action. Returns why it can't run, null after it ran, or undefined if it doesn't apply here. */
  run(id: ActionId): string | null | undefined;
  /** Calls back after a component has offered other actions than before. Returns a function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
  /** A component offers other actions than before. */
  notify(): void;
}

/** The actions of an app in which no component is mounted yet. */
export function createAvailableActions(actions: readonly Action[]): AvailableActions {
  const layers = new Set<ActionLayer>();
  const listeners = new Set<() => void>();
  const handlersOf = (id: ActionId): AvailableAction[] =>
    [...layers]
      .sort((a, b) => Number(a.order === 'outer') - Number(b.order === 'outer'))
      .flatMap(({ handlers }) => {
        const handler = handlers[id];
        return handler ? [typeof handler === 'function' ? { run: handler } : handler] : [];
      });
  const find = (id: ActionId) => handlersOf(id)[0] ?? null;
  const available = () =>
    actions.filter(({ id }) => [...layers].some(({ handlers }) => Object.hasOwn(handlers, id)));
  const passesShortcut = ({ id }: Action) => {
    const { reason = null, passes = false } = find(id) ?? {};
    return reason !== null && passes;
  };
  return {
    layers,
    actions,
    find,
    available,
    withShortcut: () => available().filter((action) => !passesShortcut(action)),
    run(id) {
      for (const { run, reason, passes } of handlersOf(id)) {
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

/** The actions that the mounted components offer. Only inside the provider. */
export function useAvailableActions(): AvailableActions {
  const actions = useContext(AvailableActionsContext);
  if (!actions) throw new Error('No ActionsProvider around this component.');
  return actions;
}

/** Offers actions of the table while the component is mounted. */
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
