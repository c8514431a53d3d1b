import type { Peer, Running } from './peer.ts';

/** What the checks of one server work on. */
export interface Checked {
  peer: Peer;
  /** An empty folder for this server. */
  folder: string;
  /** The Authorization of an administrator and of a member, where the server knows such a thing. */
  roles: { administrator: Readonly<Record<string, string>>; member: Readonly<Record<string, string>> };
  /** Serves an OpenAPI document of somebody else's, where the server can. Rejects where it can't. */
  serveOpenApi?: (dir: string, file: string) => Promise<Running>;
  /** The file in a server's folder that somebody may edit while it runs, and the options that make it look. */
  editable: { file: string; options: readonly string[] } | null;
  /** Makes each answer 300 ms late, by the options that it gives or by a change in the server's folder. */
  slow: ((dir: string) => Promise<readonly string[]>) | null;
  /** Options that save what is created, and answer nothing. */
  dropAfter: readonly string[] | null;
}
