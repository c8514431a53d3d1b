import './ui/tokens.css';
import './ui/layout.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { connectBridge } from './bridge/bridge.ts';
import { LanguageProvider } from './language-provider.tsx';
import { AppStateProvider, createAppState } from './state/app-state.tsx';
import { createRouter } from './state/route.ts';
import { ActionsProvider } from './ui/actions-provider.tsx';
import { AnnounceProvider } from './ui/announce.tsx';
import { lastLanguage } from './ui/text/last-language.ts';
import { loadWords } from './ui/text/load-words.ts';
import { ToastProvider } from './ui/toast.tsx';
import { showLastLook } from './ui/use-look.ts';

showLastLook();

const state = createAppState({
  connection: connectBridge(),
  router: createRouter(window),
  clock: () => Date.now(),
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
const language = lastLanguage(navigator.languages);
const page = createRoot(root);
// No `await` of the module's own: the bundler would cut what is loaded at the start into many more pieces.
void loadWords(language).then((words) =>
  page.render(
    <StrictMode>
      <AppStateProvider value={state}>
        <LanguageProvider first={{ language, words }}>
          <AnnounceProvider>
            <ToastProvider>
              <ActionsProvider>
                <App />
              </ActionsProvider>
            </ToastProvider>
          </AnnounceProvider>
        </LanguageProvider>
      </AppStateProvider>
    </StrictMode>,
  ),
);
