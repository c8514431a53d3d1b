import { Suspense, useState } from 'react';
import type { Draft } from '../../shared/library.ts';
import { useAppState } from '../state/app-state.tsx';
import { useStore } from '../state/store.ts';
import { useActions } from '../ui/actions/use-actions.ts';
import type { ExchangeDialogs } from '../use-exchange.ts';
import type { PaletteDoor } from '../use-palette.ts';
import type { TemplatesDoor } from '../use-templates.ts';
import {
  AdoptDialog,
  DropHint,
  ExportDialog,
  ImportDialog,
  Palette,
  RecoveryDialog,
  ReportDialog,
  TemplateDialogs,
} from './lazy-views.ts';

/** What questions of the service are brought in by: what was named so far, and why it was not enough. */
export interface Adopting {
  first: string;
  help: string | null;
}

/** Everything that opens in front of the window, each fetched when it is first needed. */
export function Dialogs(props: {
  palette: PaletteDoor;
  templates: {
    door: TemplatesDoor | null;
    begin: (draft: Draft) => Promise<boolean>;
    close: () => void;
  };
  exchange: ExchangeDialogs;
  /** Null: that dialog is closed. */
  adopting: Adopting | null;
  onAdopted: () => void;
  onOpen: (id: number) => Promise<void>;
}) {
  const { palette, templates, exchange, adopting } = props;
  const open = (id: number) => void props.onOpen(id);
  const tellsOfDamage = useStore(useAppState().recovery).shown.length > 0;
  const [isReporting, setReporting] = useState(false);
  useActions(
    {
      'app.report': () => {
        setReporting(true);
      },
    },
    'outer',
  );
  return (
    <>
      {palette.isOpen && (
        <Suspense>
          <Palette
            reasons={palette.reasons}
            takeTyped={palette.takeTyped}
            onClose={palette.close}
            onOpen={open}
          />
        </Suspense>
      )}
      {templates.door && (
        <Suspense>
          <TemplateDialogs
            draft={templates.door.what === 'save' ? templates.door.draft : null}
            onBegin={(draft) => void templates.begin(draft)}
            onClose={templates.close}
          />
        </Suspense>
      )}
      {tellsOfDamage && (
        <Suspense>
          <RecoveryDialog />
        </Suspense>
      )}
      {isReporting && (
        <Suspense>
          <ReportDialog onClose={() => setReporting(false)} />
        </Suspense>
      )}
      {exchange.isOver && (
        <Suspense>
          <DropHint />
        </Suspense>
      )}
      {exchange.importing && (
        <Suspense>
          <ImportDialog {...exchange.importing} />
        </Suspense>
      )}
      {exchange.exporting && (
        <Suspense>
          <ExportDialog {...exchange.exporting} />
        </Suspense>
      )}
      {adopting && (
        <Suspense>
          <AdoptDialog {...adopting} key={adopting.first} onOpen={open} onClose={props.onAdopted} />
        </Suspense>
      )}
    </>
  );
}
