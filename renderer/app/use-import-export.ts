import { useState } from 'react';
import type { ExportChoice } from '../../shared/import-export/file-formats.ts';
import { useActions } from '../actions/use-actions.ts';
import { useAppStores } from '../stores/app-stores.tsx';
import { useStorePart } from '../stores/primitives/external-store.ts';
import { useFileDrop } from '../ui/browser/file-drop.tsx';
import { useToast } from '../ui/feedback/toast.tsx';
import { useEventCallback } from '../ui/hooks/use-event-callback.ts';
import { useTranslate } from '../ui/messages/use-translate.tsx';

export interface ImportExport {
  /** Whether a file is being dragged over the window. */
  isOver: boolean;
  importing: {
    /** The pasted text. It's kept when the dialog closes and discarded after the import. */
    text: string;
    dropped: File | null;
    onText: (text: string) => void;
    onClose: () => void;
    onDone: () => void;
    onShowDuplicates: () => void;
  } | null;
  /** The open export dialog. `ids` is null for the whole library. */
  exporting: { ids: readonly number[] | null; format: ExportChoice; onClose: () => void } | null;
  importFile: (file: File) => void;
  importText: (text: string) => void;
  exportIds: (ids: readonly number[], format?: ExportChoice) => void;
}

/**
 * Returns the import and export state. `onImported` shows the imported questions. `onShowDuplicates` shows
 * the imported questions that have a likely duplicate.
 */
export function useImportExport(ports: {
  openId: number | null;
  onImported: () => void;
  onShowDuplicates: () => void;
}): ImportExport {
  const { library } = useAppStores();
  const hasQuestions = useStorePart(library, ({ counts }) => (counts?.all ?? 0) > 0);
  const t = useTranslate();
  const toast = useToast();
  const [isImporting, setImporting] = useState(false);
  const [text, setText] = useState('');
  const [dropped, setDropped] = useState<File | null>(null);
  /** The open export dialog, or undefined while it's closed. `ids` is null for the whole library. */
  const [exported, setExported] = useState<{ ids: readonly number[] | null; format: ExportChoice }>();
  const { openId } = ports;
  const importFile = useEventCallback((file: File) => {
    if (file.type.startsWith('image/')) return toast({ message: t('editor.imageNeedsUrl') });
    setDropped(file);
    setImporting(true);
  });
  const isOver = useFileDrop(importFile, (name) =>
    toast({ message: t('desktop.unusable.folder', { name }) }),
  );
  const close = useEventCallback(() => {
    setImporting(false);
    setDropped(null);
  });
  useActions(
    {
      'library.import': () => {
        setImporting(true);
      },
      'library.export': {
        reason: hasQuestions ? null : t('actions.reasons.emptyLibrary'),
        run: () => {
          setExported({ ids: null, format: 'json' });
        },
      },
      'question.export': {
        reason: openId === null ? t('actions.reasons.noQuestion') : null,
        run: () => {
          if (openId !== null) setExported({ ids: [openId], format: 'json' });
        },
      },
    },
    'outer',
  );
  const closeImport = () => {
    close();
    ports.onImported();
  };
  return {
    isOver,
    importFile,
    importText: useEventCallback((pasted: string) => {
      setText(pasted);
      setImporting(true);
    }),
    importing: isImporting
      ? {
          text,
          dropped,
          onText: setText,
          onClose: close,
          onDone: closeImport,
          onShowDuplicates: ports.onShowDuplicates,
        }
      : null,
    exporting: exported ? { ...exported, onClose: () => setExported(undefined) } : null,
    exportIds: useEventCallback((ids: readonly number[], format: ExportChoice = 'json') =>
      setExported({ ids, format }),
    ),
  };
}
