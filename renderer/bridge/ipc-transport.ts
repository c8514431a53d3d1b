import { AppError } from '../../shared/errors.ts';
import type { Transport } from './bridge-transport.ts';

/** What the preload script puts on `window`, and nothing else. */
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

/** Electron: the host is in the same application, so it is there as long as the window is. */
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
