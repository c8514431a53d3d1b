import { lazy, Suspense, useState } from 'react';
import type { Draft } from '../../shared/library/entry.ts';
import { useActions } from '../actions/use-actions.ts';
import { CommandPalette, type CommandPaletteState } from '../features/command-palette/command-palette.tsx';
import { useAppStores } from '../stores/app-stores.tsx';
import { useStore } from '../stores/primitives/external-store.ts';
import { DropHint } from '../ui/browser/file-drop.tsx';
import { type OpenTemplateDialog, TemplateDialogs } from '../views/templates/template-dialogs.tsx';
import type { ImportExport } from './use-import-export.ts';

// Each dialog's code is loaded when the dialog is first opened, to keep the initial bundle small.
const AddFromServiceDialog = lazy(async () => ({
  default: (await import('../views/sync/add-from-service-dialog.tsx')).AddFromServiceDialog,
}));
const ExportDialog = lazy(async () => ({
  default: (await import('../features/export/export-dialog.tsx')).ExportDialog,
}));
const ImportDialog = lazy(async () => ({
  default: (await import('../features/import/import-dialog.tsx')).ImportDialog,
}));
const ProblemReportDialog = lazy(async () => ({
  default: (await import('../features/problem-report/problem-report-dialog.tsx')).ProblemReportDialog,
}));
const RecoveryReportDialog = lazy(async () => ({
  default: (await import('../features/recovery/recovery-report-dialog.tsx')).RecoveryReportDialog,
}));

/** The dialog's initial input and its help text. */
export interface AddFromServiceRequest {
  first: string;
  help: string | null;
}

export function AppDialogs(props: {
  palette: CommandPaletteState;
  templates: {
    door: OpenTemplateDialog | null;
    begin: (draft: Draft) => Promise<boolean>;
    close: () => void;
  };
  importExport: ImportExport;
  /** The request, or null while the dialog is closed. */
  addingFromService: AddFromServiceRequest | null;
  onAddedFromService: () => void;
  onOpen: (id: number) => Promise<void>;
}) {
  const { palette, templates, importExport, addingFromService } = props;
  const open = (id: number) => void props.onOpen(id);
  const isRecoveryShown = useStore(useAppStores().recovery).shown.length > 0;
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
    <Suspense>
      {palette.isOpen && <CommandPalette reasons={palette.reasons} onClose={palette.close} onOpen={open} />}
      {templates.door && (
        <TemplateDialogs
          draft={templates.door.what === 'save' ? templates.door.draft : null}
          onBegin={(draft) => void templates.begin(draft)}
          onClose={templates.close}
        />
      )}
      {isRecoveryShown && <RecoveryReportDialog />}
      {isReporting && <ProblemReportDialog onClose={() => setReporting(false)} />}
      {importExport.isOver && <DropHint />}
      {importExport.importing && <ImportDialog {...importExport.importing} />}
      {importExport.exporting && <ExportDialog {...importExport.exporting} />}
      {addingFromService && (
        <AddFromServiceDialog
          {...addingFromService}
          key={addingFromService.first}
          onOpen={open}
          onClose={props.onAddedFromService}
        />
      )}
    </Suspense>
  );
}
