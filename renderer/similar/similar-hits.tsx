import { useRef, useState } from 'react';
import type { SimilarHit, SimilarText } from '../../shared/similar.ts';
import { useAppState } from '../state/app-state.tsx';
import type { DraftSession } from '../state/draft-session.ts';
import { useText } from '../ui/text/text.tsx';
import { useDifferent } from '../ui/use-different.ts';
import { useNow } from '../ui/use-now.ts';
import { useStable } from '../ui/use-stable.ts';
import styles from './similar-hits.module.css';
import { SimilarRow } from './similar-row.tsx';

/** The questions that ask much the same, best first. */
export function SimilarHits(props: {
  session: DraftSession;
  hits: readonly SimilarHit[];
  /** What they were compared with. */
  text: SimilarText;
  onOpen: (hit: SimilarHit) => void;
}) {
  const { hits, session } = props;
  const { clock } = useAppState();
  const words = useText().similar;
  const now = useNow(clock);
  const [explained, setExplained] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const tell = useTellDifferent(session);
  const explain = useStable((key: string) => setExplained(explained === key ? null : key));
  const different = useStable((hit: SimilarHit) => {
    const at = hits.findIndex(({ key }) => key === hit.key);
    void tell(hit);
    // The row goes away with its button: on to the next one, or to the panel.
    requestAnimationFrame(() => {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])];
      const next = rows[Math.min(at, rows.length - 1)]?.querySelector<HTMLElement>('[data-different] button');
      (next ?? document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'))?.focus();
    });
  });
  return (
    <ol ref={list} className={styles.hits} aria-label={words.list}>
      {hits.map((hit) => (
        <SimilarRow
          key={hit.key}
          hit={hit}
          now={now}
          text={props.text}
          isExplained={explained === hit.key}
          onOpen={props.onOpen}
          onDifferent={different}
          onExplain={explain}
        />
      ))}
    </ol>
  );
}

/** Remembers that a hit is no duplicate of this draft. A draft has to be on the disk to be remembered. */
function useTellDifferent(session: DraftSession): (hit: SimilarHit) => Promise<boolean> {
  const { connection, similar } = useAppState();
  const words = useText().similar;
  const different = useDifferent();
  return (hit) => {
    const title = hit.title.trim() || words.untitled;
    return different({
      said: words.toldDifferent(title),
      undone: words.undone(title),
      hide: () => similar.hide(hit.key),
      async set(isDifferent) {
        const id = await session.keep();
        await connection.call('similar.setDifferent', { a: `q${id}`, b: hit.key, different: isDifferent });
      },
    });
  };
}
