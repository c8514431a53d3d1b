import { createPeer, type Methods } from './rpc-peer.ts';

const methods: Record<string, Methods[string]> = {};

/** The connection to `launch.ts` in the test process. */
export const line = createPeer((message) => process.send?.(message), methods);

export function answerRequests(answers: Methods): void {
  Object.assign(methods, answers);
  process.on('message', (message) => line.receive(message));
  process.on('disconnect', () => process.exit(1));
}
