import { useAppStores } from '../../stores/app-stores.tsx';
import { useStore } from '../../stores/primitives/external-store.ts';
import { useMediaQuery } from '../../ui/hooks/use-media-query.ts';
import type { MessageLayout } from './chat-message.tsx';

export function useDefaultMessageAppearance(): { layout: MessageLayout; scheme: 'light' | 'dark' } {
  const settings = useStore(useAppStores().settings);
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const theme = settings?.theme ?? 'system';
  const app = theme === 'system' ? (isSystemDark ? 'dark' : 'light') : theme;
  const wanted = settings?.previewTheme ?? 'app';
  return { layout: settings?.previewLayout ?? 'lines', scheme: wanted === 'app' ? app : wanted };
}
