import { useEffect, useRef } from 'react';
import type { Grade, SimilarHit } from '../../../shared/similarity.ts';
import type { DraftContent } from '../../drafts/draft-content.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import { useAnnounce } from '../../ui/feedback/announce.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';

/**
 * How long typing must pause before hits are announced. This is longer than the pause before the problem
 * count is announced.
 */
const ANNOUNCE_DELAY_MS = 1500;

/** The announced grades of a draft's hits, by hit key, and the draft's content when it was opened. */
interface Announced {
  key: string;
  opened: DraftContent;
  grades: Map<string, Grade>;
}

/**
 * Announces new similar questions after a pause in typing, and again if one becomes a likely duplicate.
 * Doesn't announce the hits of a draft that was just opened. This is a component that renders nothing, so
 * updates don't render other components.
 */
export function SimilarAnnouncer({ session }: { session: DraftSession | null }): null {
  const { similar } = useAppStores();
  const { key, hits } = useStore(similar);
  const announce = useAnnounce();
  const t = useTranslate();
  const announced = useRef<Announced | null>(null);
  const open = session?.phase === 'ready' ? session : null;
  const content = open?.content ?? null;
  const openKey = open?.controller.name ?? null;
  useEffect(() => {
    if (openKey === null || content === null) return;
    if (announced.current?.key !== openKey)
      announced.current = { key: openKey, opened: content, grades: new Map() };
    if (key !== openKey) return;
    const { grades, opened } = announced.current;
    const newHits = selectHitsToAnnounce(hits, grades);
    const [first] = newHits;
    const markAnnounced = () => {
      for (const hit of newHits) grades.set(hit.key, hit.grade);
    };
    if (content === opened) markAnnounced();
    if (content === opened || !first) return;
    const message = t(`similar.news.${first.grade}`, {
      title: first.title.trim() || t('similar.untitled'),
      others: newHits.length - 1,
    });
    const timer = setTimeout(() => {
      markAnnounced();
      announce(message);
    }, ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [openKey, content, key, hits, announce, t]);
  return null;
}

export interface AnnouncedHit extends SimilarHit {
  grade: Exclude<Grade, 'related'>;
}

/**
 * Returns hits with at least the grade Similar that weren't announced yet or were announced only with a lower
 * grade.
 */
export const selectHitsToAnnounce = (
  hits: readonly SimilarHit[],
  announced: ReadonlyMap<string, Grade>,
): readonly AnnouncedHit[] =>
  hits.flatMap((hit) => {
    const { grade } = hit;
    const before = announced.get(hit.key);
    if (grade === 'related' || before === grade || before === 'very-close') return [];
    return [{ ...hit, grade }];
  });
