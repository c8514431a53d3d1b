// The first import: it has to run before any schema is made.
import './bridge/zod-without-eval.ts';
import './ui/styles/tokens.css';
import './ui/styles/layout.css';
import './ui/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { LanguageProvider } from './app/language-provider.tsx';
import { appActions, viewParts } from './app/views.ts';
import { connectBridge } from './bridge/bridge.ts';
import { AppStateProvider, createAppState } from './state/app-state.tsx';
import { createRouter } from './state/route.ts';
import { ActionsProvider } from './ui/actions/actions-provider.tsx';
import { AnnounceProvider } from './ui/feedback/announce.tsx';
import { ToastProvider } from './ui/feedback/toast.tsx';
import { showLastLook } from './ui/styles/use-look.ts';
import { lastLanguage } from './ui/text/last-language.ts';
import { loadWords } from './ui/text/load-words.ts';

showLastLook();

const state = createAppState({
  connection: connectBridge(),
  router: createRouter(window, viewParts),
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
              <ActionsProvider
                actions={appActions}
                areLettersOff={() => state.settings.get()?.singleKeys === false}
              >
                <App />
              </ActionsProvider>
            </ToastProvider>
          </AnnounceProvider>
        </LanguageProvider>
      </AppStateProvider>
    </StrictMode>,
  ),
);
