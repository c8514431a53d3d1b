/**
 * Why a person has to look at a question. The facts of each:
 * - `unknown`: a create may or may not have arrived. `cause`: a failure of the network, `status`, `crash`, `strange` (no usable ID in
 *   the response) or `id-in-use` (the ID of another question here, `remoteId`); `status`.
 * - `conflict`: both sides changed the same. `fields`.
 * - `compare`: it was adopted, and the two say different things. `fields`.
 * - `refused`: the service does not take the content. `status`, `words`, `field` where it can be told, else null.
 * - `forbidden`: 403. `words`.
 * - `gone`: the service does not know its id (any more). `words`.
 * - `no-address`: a create was answered 404. `words`.
 * - `sent`: it was sent meanwhile, and there are edits that are not on the service. `messageID`.
 * - `another`: under its id the service has a question of another moment. `was`, `is`.
 * - `altered`: the service keeps it otherwise than it was sent. `fields`.
 * - `unusable`: the service's last response can't be used. `reason`: `id` (it has no usable
 *   one), `content` (no title or no options) or `stored` (the library can't hold it).
 */
export const HOLDS = [
  'unknown',
  'conflict',
  'compare',
  'refused',
  'forbidden',
  'gone',
  'no-address',
  'sent',
  'another',
  'altered',
  'unusable',
] as const;
