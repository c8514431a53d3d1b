import { useState } from 'react';
import { useActions } from '../actions/use-actions.ts';
import { useAppState } from '../stores/app-state.tsx';
import { useFileDrop } from '../ui/browser/file-drop.tsx';
import { useEventCallback } from '../ui/hooks/use-event-callback.ts';
import { useTranslate } from '../ui/messages/use-translate.tsx';

/** Questions from a file and to a file, from wherever in the window. */
export interface ImportExport {
  /** A file is held over the window. */
  isOver: boolean;
  /** What the import shows, where it is open. */
  importing: {
    /** What was pasted and not imported: closing the dialog loses nothing. */
    text: string;
    dropped: File | null;
    onText: (text: string) => void;
    onClose: () => void;
    onDone: () => void;
  } | null;
  /** What is exported, where that is asked about; `ids` null: the whole library. */
  exporting: { ids: readonly number[] | null; onClose: () => void } | null;
  /** Shows what a file holds, before any of it is imported. */
  importFile: (file: File) => void;
  /** Asks in which form, and saves these questions as a file. */
  exportIds: (ids: readonly number[]) => void;
}

/** `openId`: the question that is open. `onImported`: shows what has come. */
export function useImportExport(ports: { openId: number | null; onImported: () => void }): ImportExport {
  const { library } = useAppState();
  const t = useTranslate();
  const [isImporting, setImporting] = useState(false);
  const [text, setText] = useState('');
  const [dropped, setDropped] = useState<File | null>(null);
  /** Null: the whole library. Undefined: nothing is exported. */
  const [exported, setExported] = useState<readonly number[] | null>();
  const { openId } = ports;
  const importFile = useEventCallback((file: File) => {
    setDropped(file);
    setImporting(true);
  });
  const isOver = useFileDrop(importFile);
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
        reason: (library.get().counts?.all ?? 0) > 0 ? null : t('actions.reasons.emptyLibrary'),
        run: () => {
          setExported(null);
        },
      },
      'question.export': {
        reason: openId === null ? t('actions.reasons.noQuestion') : null,
        run: () => {
          if (openId !== null) setExported([openId]);
        },
      },
    },
    'outer',
  );
  const done = () => {
    close();
    ports.onImported();
  };
  return {
    isOver,
    importFile,
    importing: isImporting ? { text, dropped, onText: setText, onClose: close, onDone: done } : null,
    exporting: exported === undefined ? null : { ids: exported, onClose: () => setExported(undefined) },
    exportIds: useEventCallback((ids: readonly number[]) => setExported(ids)),
  };
}
