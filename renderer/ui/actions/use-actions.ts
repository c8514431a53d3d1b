import { createContext, useContext, useEffect, useRef } from 'react';
import type { Translate } from '../../../shared/messages/translate.ts';
import { hasMessage } from '../../../shared/messages/translate.ts';
import type { Action, ActionId } from './actions.ts';

/** The name of an action in menus and the palette. */
export const nameOfAction = (action: Action, t: Translate): string =>
  action.view === null ? t(`actions.names.${action.id}`) : t(`views.${action.view}.go`);

/** More words that find an action in the palette. */
export function searchWordsOfAction(action: Action, t: Translate): string {
  if (action.view !== null) return t(`views.${action.view}.search`);
  const key = `palette.also.${action.id}` as const;
  return hasMessage(key) ? t(key) : '';
}

/** What an action does. `false`: it does not apply here, and whoever comes next is asked; else it was done. */
export type Act = () => boolean | undefined;

/** An action as it is now. */
export interface OfferedAction {
  run: Act;
  /** Why it can't be done now, in a sentence; null where it can. */
  reason?: string | null;
  /** Where it can't be done, its keys are the browser's, which may have a use for them. */
  passes?: boolean;
}

/** What a component offers. A bare function can always be done. */
export type Offer = Partial<Record<ActionId, Act | OfferedAction>>;

/** An action that applies wherever it is offered, whatever `act` gives. `reason`: why it can't be done now. */
export const offered = (act: () => void, reason: string | null = null): OfferedAction => ({
  reason,
  run: () => {
    act();
  },
});

/** `inner` is asked before `outer`: a view before the window around it. */
export interface OfferLayer {
  offer: Offer;
  place: 'inner' | 'outer';
}

/** Everything that is offered now. */
export interface Offers {
  readonly layers: Set<OfferLayer>;
  /** Every action there is, offered or not. */
  readonly actions: readonly Action[];
  /** What would be done; null where nobody offers it. */
  find(id: ActionId): OfferedAction | null;
  /** Every action that somebody offers. */
  offered(): Action[];
  /** Does it. Gives why it can't be done where it can't, null where it was done, undefined where it does not apply here. */
  run(id: ActionId): string | null | undefined;
}

/** Nothing is offered yet. */
export function createOffers(actions: readonly Action[]): Offers {
  const layers = new Set<OfferLayer>();
  const offersOf = (id: ActionId): OfferedAction[] =>
    [...layers]
      .sort((a, b) => Number(a.place === 'outer') - Number(b.place === 'outer'))
      .flatMap(({ offer }) => {
        const one = offer[id];
        return one ? [typeof one === 'function' ? { run: one } : one] : [];
      });
  return {
    layers,
    actions,
    find: (id) => offersOf(id)[0] ?? null,
    offered() {
      const offered = [...layers].map(({ offer }) => offer);
      return actions.filter(({ id }) => offered.some((offer) => Object.hasOwn(offer, id)));
    },
    run(id) {
      for (const { run, reason, passes } of offersOf(id)) {
        if (reason && passes) return undefined;
        if (reason) return reason;
        if (run() !== false) return null;
      }
      return undefined;
    },
  };
}

const OffersContext = createContext<Offers | null>(null);

/** Gives everything inside it what is offered in the window. */
export const OffersProvider = OffersContext.Provider;

/** All that is offered in the window. Only inside the provider. */
export function useOffers(): Offers {
  const offers = useContext(OffersContext);
  if (!offers) throw new Error('No ActionsProvider around this component.');
  return offers;
}

/** Offers actions of the table while the component is there. */
export function useActions(offer: Offer, place: OfferLayer['place'] = 'inner'): void {
  const offers = useContext(OffersContext);
  const layer = useRef<OfferLayer>({ offer, place });
  useEffect(() => {
    layer.current.offer = offer;
  });
  useEffect(() => {
    const { current } = layer;
    offers?.layers.add(current);
    return () => void offers?.layers.delete(current);
  }, [offers]);
}
