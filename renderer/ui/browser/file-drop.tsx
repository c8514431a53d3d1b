import { useEffect, useState } from 'react';
import { useEventCallback } from '../hooks/use-event-callback.ts';
import { Icon } from '../icons/icon.tsx';
import { useTranslate } from '../messages/use-translate.tsx';
import styles from './file-drop.module.css';

/**
 * Calls `onDrop` with the first file dropped anywhere in the window, or `onFolder` with a folder's name.
 * Returns whether the user is dragging a file over the window.
 */
export function useFileDrop(onDrop: (file: File) => void, onFolder: (name: string) => void): boolean {
  const [isOver, setOver] = useState(false);
  const drop = useEventCallback(onDrop);
  const dropFolder = useEventCallback(onFolder);
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // By default, the browser would navigate to the file.
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDropped = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      // A dropped folder is also listed as a file, but it can't be read.
      if (file && isFolder(event)) dropFolder(file.name);
      else if (file) drop(file);
    };
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('dragleave', onDragLeave);
    document.addEventListener('drop', onDropped);
    return () => {
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('dragleave', onDragLeave);
      document.removeEventListener('drop', onDropped);
    };
  }, [drop, dropFolder]);
  return isOver;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

const isFolder = ({ dataTransfer }: DragEvent): boolean =>
  [...(dataTransfer?.items ?? [])].find(({ kind }) => kind === 'file')?.webkitGetAsEntry()?.isDirectory ??
  false;

/** A hint to show while `useFileDrop` returns true. */
export function DropHint() {
  return (
    <div className={styles.hint}>
      <p className={styles.card}>
        <Icon name="import" />
        {useTranslate()('frame.dropFile')}
      </p>
    </div>
  );
}
