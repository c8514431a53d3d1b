import { AppError } from '../../shared/errors.ts';
import type { Transport } from './bridge-transport.ts';

/** The API that the preload script exposes on `window`. */
export interface PreloadApi {
  call(method: string, input: unknown): Promise<unknown>;
  listen(onEvent: (event: unknown) => void): () => void;
  beforeClose(work: () => Promise<void>): void;
  shell(method: string, input: unknown): Promise<unknown>;
  onAsked(onAsked: () => void): void;
}

declare global {
  interface Window {
    readonly qotd?: PreloadApi;
  }
}

/** Electron: the backend is always online. */
export function createIpcTransport(preload: PreloadApi): Transport {
  return {
    async call(method, input) {
      try {
        return await preload.call(method, input);
      } catch (cause) {
        throw new AppError('unreachable', `${method} got no answer.`, {}, { cause });
      }
    },
    beforeClose: preload.beforeClose,
    listen({ onEvent, onState }) {
      preload.listen(onEvent);
      onState('online');
    },
  };
}
