import { createContext, useContext } from 'react';
import type { ErrorCode } from '../../../shared/errors.ts';
import { english } from './en/index.ts';

/** Every word of the interface. English gives the shape; every error code has its words. */
export type Text = typeof english & {
  errors: Record<ErrorCode, (details: Readonly<Record<string, unknown>>) => string>;
};

const TextContext = createContext<Text>(english);

/** The words of the chosen locale. */
export const useText = (): Text => useContext(TextContext);
export const TextProvider = TextContext.Provider;
