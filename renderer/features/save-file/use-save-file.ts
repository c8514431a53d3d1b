import { getDesktopShell } from '../../bridge/bridge-client.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { downloadTextFile } from '../../ui/browser/download-file.ts';
import { useToast } from '../../ui/feedback/toast.tsx';

/**
 * Returns a function that saves text as a file and shows a message with the file's name. In a browser, the
 * message appears immediately, because browsers don't report when a file is saved. In the desktop app, the
 * message appears after the user has chosen a folder.
 */
export function useSaveFile(): (
  file: { name: string; type: string },
  text: string,
  formatMessage: (name: string) => string,
) => void {
  const { savedFile } = useAppStores();
  const toast = useToast();
  return ({ name, type }, text, formatMessage) => {
    savedFile.formatMessage = formatMessage;
    downloadTextFile(name, text, type);
    if (!getDesktopShell()) toast({ message: formatMessage(name), seconds: 5 });
  };
}
