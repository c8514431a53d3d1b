import { useEffect, useRef } from 'react';
import type { DraftContent } from '../../drafts/draft-content.ts';
import type { DraftSession } from '../../drafts/draft-session.ts';
import { useAppState } from '../../stores/app-state.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import { useAnnounce } from '../../ui/feedback/announce.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { newNearHits } from './near-hits.ts';

/** How long typing has to rest before anything is said, in milliseconds. Longer than the number of problems waits. */
const ANNOUNCE_DELAY_MS = 1500;

/** What was said of a draft, and its content as it was opened. */
interface Told {
  key: string;
  opened: DraftContent;
  said: Set<string>;
}

/**
 * Says once that a question near the draft has turned up, when typing rests. What was so before typing is no news.
 * Shows nothing: it is a component so that an answer draws nothing else anew.
 */
export function SimilarAnnouncer({ session }: { session: DraftSession | null }): null {
  const { similar } = useAppState();
  const { key, hits } = useStore(similar);
  const announce = useAnnounce();
  const t = useTranslate();
  const told = useRef<Told | null>(null);
  const open = session?.phase === 'ready' ? session : null;
  const content = open?.content ?? null;
  const openKey = open?.key ?? null;
  useEffect(() => {
    if (openKey === null || content === null) return;
    if (told.current?.key !== openKey) told.current = { key: openKey, opened: content, said: new Set() };
    if (key !== openKey) return;
    const { said, opened } = told.current;
    const news = newNearHits(hits, said);
    const [first] = news;
    const say = () => {
      for (const hit of news) said.add(hit.key);
    };
    if (content === opened) say();
    if (content === opened || !first) return;
    const message = t(`similar.news.${first.grade}`, {
      title: first.title.trim() || t('similar.untitled'),
      others: news.length - 1,
    });
    const timer = setTimeout(() => {
      say();
      announce(message);
    }, ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [openKey, content, key, hits, announce, t]);
  return null;
}
