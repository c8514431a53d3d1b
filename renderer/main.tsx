// This must be the first import, because it must run before any schema is created.
import './bridge/zod-without-eval.ts';
import './ui/styles/tokens.css';
import './ui/styles/layout.css';
import './ui/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createTranslate, translateToEnglish } from '../shared/messages/translate.ts';
import { createActions } from './actions/action-table.ts';
import { ActionsProvider } from './actions/actions-provider.tsx';
import { App } from './app/app.tsx';
import { LanguageProvider } from './app/language-provider.tsx';
import { routedViews, views } from './app/view-registry.ts';
import { connectBridge, readFirstResponses } from './bridge/bridge-client.ts';
import { AppStoresProvider, createAppStores } from './stores/app-stores.tsx';
import { createRouter } from './stores/router.ts';
import { acceptForeignDomChanges } from './ui/browser/foreign-dom.ts';
import { AnnounceProvider } from './ui/feedback/announce.tsx';
import { ToastProvider } from './ui/feedback/toast.tsx';
import { RootBoundary } from './ui/feedback/view-boundary.tsx';
import { loadCatalog, readStoredLanguage } from './ui/messages/languages.ts';
import { TranslateProvider } from './ui/messages/use-translate.tsx';
import { applyStoredAppearance } from './ui/styles/appearance.ts';

applyStoredAppearance();
acceptForeignDomChanges(document);

const state = createAppStores(
  {
    connection: connectBridge(),
    router: createRouter(window, routedViews),
    clock: () => Date.now(),
  },
  readFirstResponses(),
);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
const code = readStoredLanguage(navigator.languages);
const page = createRoot(root);
const actions = createActions(views);
// Don't use top-level `await`. With it, the bundler would split the initial bundle into many more files.
void loadCatalog(code).then((catalog) =>
  page.render(
    <StrictMode>
      <TranslateProvider value={catalog === null ? translateToEnglish : createTranslate(catalog)}>
        <RootBoundary>
          <AppStoresProvider value={state}>
            <LanguageProvider first={{ code, catalog }}>
              <AnnounceProvider>
                <ToastProvider onLeave={state.router.onLeave}>
                  <ActionsProvider
                    actions={actions}
                    areSingleKeysOff={() => state.settings.get()?.singleKeys === false}
                  >
                    <App />
                  </ActionsProvider>
                </ToastProvider>
              </AnnounceProvider>
            </LanguageProvider>
          </AppStoresProvider>
        </RootBoundary>
      </TranslateProvider>
    </StrictMode>,
  ),
);
