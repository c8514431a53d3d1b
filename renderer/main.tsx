import './bridge/zod-without-eval.ts';
import './ui/tokens.css';
import './ui/layout.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { connectBridge } from './bridge/bridge.ts';
import { AppStateProvider, createAppState } from './state/app-state.tsx';
import { createRouter } from './state/route.ts';
import { AnnounceProvider } from './ui/announce.tsx';
import { ShortcutsProvider } from './ui/shortcuts-provider.tsx';
import { english } from './ui/text/en/index.ts';
import { TextProvider } from './ui/text/text.tsx';
import { ToastProvider } from './ui/toast.tsx';
import { showLastTheme } from './ui/use-theme.ts';

showLastTheme();

const state = createAppState({
  connection: connectBridge(),
  router: createRouter(window),
  clock: () => Date.now(),
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <I18nProvider locale={english.time.locale}>
      <TextProvider value={english}>
        <AppStateProvider value={state}>
          <AnnounceProvider>
            <ToastProvider label={english.frame.notices}>
              <ShortcutsProvider>
                <App />
              </ShortcutsProvider>
            </ToastProvider>
          </AnnounceProvider>
        </AppStateProvider>
      </TextProvider>
    </I18nProvider>
  </StrictMode>,
);
