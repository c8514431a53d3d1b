import type { Entry } from '../../../../shared/library/entry.ts';
import type { CreatedLookup } from '../../../../shared/sync/sync-views.ts';
import { findHighestId } from '../../library/search/synced-index.ts';
import { findByRemoteId, isOfAccount, isUnconfirmed } from '../entry-sync-status.ts';
import { toComplete } from '../merge/apply-remote.ts';
import { canNormalizeTo } from '../merge/content-equivalence.ts';
import type { ApplyToLinked } from '../merge/link-remote.ts';
import type { SyncRepository } from '../sync-ports.ts';
import type { RemoteClient, Session } from '../transport/remote-client.ts';

/** Limits the search. The service assigns ascending IDs, but other clients also create questions. */
const MAX_FETCHES = 5;

/** Returns the highest known ID of this account, or undefined if no ID is known. */
export function findHighestRemoteId(repository: SyncRepository, account: string): number | undefined {
  let highest = repository.findHighestRemoteId(account);
  for (const { id } of repository.listInProgress()) {
    const entry = repository.getLatest(id);
    if (entry?.sync && isOfAccount(entry, account)) highest = Math.max(highest, findHighestId(entry.sync));
  }
  return highest || undefined;
}

/** Looks for an unconfirmed create's question on the service without linking it. */
export type LookUpCreated = (session: Session | null, entry: Entry) => Promise<CreatedLookup>;

/**
 * Creates a lookup that caches a complete result until the app closes, so it searches only once for each
 * create.
 */
export function createLookUpCreated(
  repository: SyncRepository,
  remoteClient: RemoteClient,
  applyToLinked: ApplyToLinked,
): LookUpCreated {
  const complete = new Map<string, CreatedLookup>();

  /**
   * Fetches the questions after an ID. `isFinal` is false if a fetch failed, or if a question was skipped
   * because it's being linked and linking it may still fail.
   */
  async function fetchAfter(
    session: Session,
    entry: Entry,
    after: number,
  ): Promise<CreatedLookup & { isFinal: boolean }> {
    let isFinal = true;
    const sent = entry.sync?.sending?.content;
    const found: CreatedLookup['found'] = [];
    const checked: number[] = [];
    for (let id = after + 1, fetches = 0; sent && fetches < MAX_FETCHES; id += 1) {
      if (findByRemoteId(repository, session.account, id)) continue;
      fetches += 1;
      const outcome = await remoteClient.request(session, 'GET', `/questions/${id}`);
      if (outcome?.kind === 'missing') checked.push(id);
      if (outcome?.kind === 'missing' || outcome?.kind === 'forbidden') continue;
      if (outcome?.kind !== 'question') return { found, checked, isComplete: false, isFinal: false };
      const question = toComplete(outcome.remoteQuestion);
      if (question?.id !== id) continue;
      // The question may have been linked during the fetch, but with an older response.
      if (await applyToLinked(session, question)) {
        isFinal = false;
        continue;
      }
      const isSame = canNormalizeTo(sent, question.content, null);
      if (isSame || question.content.title.trim() === sent.title.trim()) {
        found.push({ remoteId: id, title: question.content.title, isSame });
      } else checked.push(id);
      if (isSame) break;
    }
    found.sort((a, b) => Number(b.isSame) - Number(a.isSame));
    return { found, checked, isComplete: true, isFinal };
  }

  return async (session, entry) => {
    const sending = entry.sync?.sending;
    const after = sending?.after;
    if (!isUnconfirmed(entry) || !sending || after === undefined)
      return { found: [], checked: [], isComplete: true };
    if (!session || !isOfAccount(entry, session.account))
      return { found: [], checked: [], isComplete: false };
    const key = `${entry.id} ${sending.at}`;
    const known = complete.get(key);
    if (known) return known;
    const { isFinal, ...result } = await fetchAfter(session, entry, after);
    if (isFinal) complete.set(key, result);
    return result;
  };
}
