import { exchange } from './en/exchange.ts';
import { useText } from './text.tsx';

/** Every word about export and import. English gives the shape. */
export type ExchangeText = typeof exchange;

/** The words about export and import in the chosen locale. They are loaded with the settings. */
export const useExchangeText = (): ExchangeText => useText().more?.exchange ?? exchange;
