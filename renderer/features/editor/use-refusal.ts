import { useMemo } from 'react';
import { type Finding, finding } from '../../../shared/checks/finding.ts';
import { FIELDS } from '../../../shared/question/fields.ts';
import type { DraftSession } from '../../drafts/draft-session.ts';

/** What the service did not take, where it can be told, until it is written otherwise. */
export function useRefusal({ entry, draft }: Pick<DraftSession, 'entry' | 'draft'>): readonly Finding[] {
  const hold = entry?.sync?.hold;
  const field = FIELDS.find((name) => name === hold?.facts.field);
  const isStill = field !== undefined && hold?.code === 'refused' && hold.tried?.[field] === draft[field];
  const words = isStill && typeof hold.facts.words === 'string' ? hold.facts.words : null;
  return useMemo(
    () => (field && words !== null ? [finding('service-refused', field, null, { words })] : []),
    [field, words],
  );
}
