import { useState } from 'react';
import type { Draft } from '../../shared/library/entry.ts';
import { useActions } from '../actions/use-actions.ts';
import { CommandPalette, type CommandPaletteState } from '../features/command-palette/command-palette.tsx';
import { ExportDialog } from '../features/export/export-dialog.tsx';
import { ImportDialog } from '../features/import/import-dialog.tsx';
import { ProblemReportDialog } from '../features/problem-report/problem-report-dialog.tsx';
import { RecoveryDialog } from '../features/recovery/recovery-dialog.tsx';
import { useAppState } from '../stores/app-state.tsx';
import { useStore } from '../stores/primitives/external-store.ts';
import { DropHint } from '../ui/browser/file-drop.tsx';
import { AddFromServiceDialog } from '../views/sync/add-from-service-dialog.tsx';
import { type OpenTemplateDialog, TemplateDialogs } from '../views/templates/template-dialogs.tsx';
import type { ImportExport } from './use-import-export.ts';

/** What questions of the service are brought in by: what was named so far, and why it was not enough. */
export interface AddFromServiceRequest {
  first: string;
  help: string | null;
}

/** Everything that opens in front of the window, each fetched when it is first needed. */
export function AppDialogs(props: {
  palette: CommandPaletteState;
  templates: {
    door: OpenTemplateDialog | null;
    begin: (draft: Draft) => Promise<boolean>;
    close: () => void;
  };
  exchange: ImportExport;
  /** Null: that dialog is closed. */
  addingFromService: AddFromServiceRequest | null;
  onAddedFromService: () => void;
  onOpen: (id: number) => Promise<void>;
}) {
  const { palette, templates, exchange, addingFromService } = props;
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
      {palette.isOpen && <CommandPalette reasons={palette.reasons} onClose={palette.close} onOpen={open} />}
      {templates.door && (
        <TemplateDialogs
          draft={templates.door.what === 'save' ? templates.door.draft : null}
          onBegin={(draft) => void templates.begin(draft)}
          onClose={templates.close}
        />
      )}
      {tellsOfDamage && <RecoveryDialog />}
      {isReporting && <ProblemReportDialog onClose={() => setReporting(false)} />}
      {exchange.isOver && <DropHint />}
      {exchange.importing && <ImportDialog {...exchange.importing} />}
      {exchange.exporting && <ExportDialog {...exchange.exporting} />}
      {addingFromService && (
        <AddFromServiceDialog
          {...addingFromService}
          key={addingFromService.first}
          onOpen={open}
          onClose={props.onAddedFromService}
        />
      )}
    </>
  );
}
