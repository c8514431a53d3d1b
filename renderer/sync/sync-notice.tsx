import { useState } from 'react';
import { useAppState } from '../state/app-state.tsx';
import type { DraftSession } from '../state/draft-session.ts';
import { useStore } from '../state/store.ts';
import { Button } from '../ui/controls/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { useMoment } from '../ui/format/use-moment.ts';
import { stateGlyph } from '../ui/question/state-word.tsx';
import { useSyncRow } from '../ui/question/use-sync.ts';
import { useText } from '../ui/text/text.tsx';
import { NamedDialog } from './named-dialog.tsx';
import { sentenceOf } from './sentence.ts';
import { isToDecide } from './use-row-action.ts';

/** In the editor: what keeps the open question from the service, and the way on. */
export function SyncNotice({ session, onOpen }: { session: DraftSession; onOpen: (id: number) => void }) {
  const { sync: store, router } = useAppState();
  const { standing } = useStore(store);
  const text = useText();
  const words = useText().sync;
  const moment = useMoment();
  const row = useSyncRow(session.id);
  const [showsNamed, setShowsNamed] = useState(false);
  const named = session.entry?.sync?.named ?? [];
  const { id } = session;
  const isHeld = isToDecide(row);
  const isMendedHere = row?.why?.code === 'refused' && row.actions[0] === 'edit';
  // While something is typed, saving it comes first, and is the one filled button.
  const isNext = isHeld && !isMendedHere && session.status === 'saved';
  return (
    <>
      {row && row.state !== 'changed' && (
        <Banner
          tone={row.state === 'refused' ? 'danger' : isHeld ? 'warn' : 'info'}
          icon={stateGlyph(row.state)}
          actions={
            <Button
              size="small"
              variant={isNext ? 'primary' : isMendedHere ? 'ghost' : 'plain'}
              onPress={() => router.go(isHeld && id !== null ? { view: 'decide', id } : { view: 'activity' })}
            >
              {isHeld ? words.editor.decide : words.editor.see}
            </Button>
          }
        >
          <p>{text.frame.syncStates[row.state]}</p>
          <p dir="auto">{sentenceOf(row, words, moment, standing)}</p>
        </Banner>
      )}
      {named.length > 0 && (
        <Banner
          tone="info"
          icon="twin"
          actions={
            <Button size="small" onPress={() => setShowsNamed(true)}>
              {words.editor.lookAtNamed}
            </Button>
          }
        >
          {words.editor.named(named.length)}
        </Banner>
      )}
      {showsNamed && id !== null && (
        <NamedDialog id={id} named={named} onOpen={onOpen} onClose={() => setShowsNamed(false)} />
      )}
    </>
  );
}
