import { type Connection, openConnection } from './connection.ts';

/** The connection that a lane goes on using for as long as the server lets it. */
export interface KeptConnection {
  get(): Promise<Connection>;
  close(): void;
}

/** Opens it when it is first needed, and anew where the server has ended it. */
export function createKeptConnection(port: number): KeptConnection {
  let kept: Connection | null = null;
  return {
    async get() {
      if (!kept?.open) kept = await openConnection(port);
      return kept;
    },
    close: () => kept?.cut(),
  };
}
