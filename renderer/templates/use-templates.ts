import { useState } from 'react';
import type { Draft } from '../../shared/library.ts';
import { useAppState } from '../state/app-state.tsx';
import type { DraftSession } from '../state/draft-session.ts';
import { useActions } from '../ui/actions/use-actions.ts';
import { useAttempt } from '../ui/hooks/use-attempt.ts';
import { useText } from '../ui/text/text.tsx';

/** Which dialog of the templates is open. */
export type TemplatesDoor = { readonly what: 'choose' } | { readonly what: 'save'; readonly draft: Draft };

/** The dialogs of the templates, and how a question is begun from one. */
export function useTemplates(ports: {
  session: DraftSession | null;
  show: (id: number, how: 'push') => void;
  showNew: () => void;
  flush: () => Promise<void>;
  focusEditor: () => void;
}) {
  const { connection } = useAppState();
  const { reasons } = useText().actions;
  const attempt = useAttempt();
  const [door, setDoor] = useState<TemplatesDoor | null>(null);
  const { session, focusEditor } = ports;
  useActions(
    {
      'question.from-template': () => {
        setDoor({ what: 'choose' });
      },
      'template.save': {
        reason: reasonNot(session, reasons),
        run: () => {
          if (session) setDoor({ what: 'save', draft: session.draft });
        },
      },
    },
    'outer',
  );
  return {
    door,
    close: () => setDoor(null),
    begin: (draft: Draft) =>
      attempt(async () => {
        if (session?.status === 'new') {
          ports.showNew();
          session.dispatch({ type: 'replace', draft });
        } else {
          await ports.flush();
          const begun = { id: null, key: crypto.randomUUID(), version: 0, basedOn: 0, input: draft };
          ports.show((await connection.call('draft.save', begun)).id, 'push');
        }
        focusEditor();
      }),
  };
}

function reasonNot(
  session: DraftSession | null,
  reasons: { noQuestion: string; notStored: string },
): string | null {
  if (session?.phase !== 'ready') return reasons.noQuestion;
  return session.status === 'new' ? reasons.notStored : null;
}
