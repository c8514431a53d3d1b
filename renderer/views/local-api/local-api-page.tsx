import { Fragment, type ReactNode, useState } from 'react';
import type { ApiStatus } from '../../../shared/bridge/bridge-methods.ts';
import { getApiDocsUrl } from '../../../shared/local-api/api-docs-url.ts';
import { ABSENT_FIELDS } from '../../../shared/settings-choices.ts';
import { isLost } from '../../bridge/bridge-transport.ts';
import { useStartLocalApi } from '../../features/local-api/start-local-api.tsx';
import { StateLabel } from '../../features/question/state-label.tsx';
import { CreateRestorePointButton } from '../../features/restore-points/create-restore-point.tsx';
import { RestorePointList } from '../../features/restore-points/restore-point-list.tsx';
import { useAppStores, useConnectionState } from '../../stores/app-stores.tsx';
import { countFaults, getBaseUrl } from '../../stores/local-api-store.ts';
import { useStore } from '../../stores/primitives/external-store.ts';
import { createRequestLogStore } from '../../stores/request-log-store.ts';
import { useBridgeQuery } from '../../stores/use-bridge-query.ts';
import { useStoreUpdates } from '../../stores/use-followed-store.ts';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { SegmentedControl } from '../../ui/choices/segmented-control.tsx';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { WarningLabel } from '../../ui/feedback/warning-label.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { usePaneFocus } from '../../ui/layout/pane-focus.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { DataPanel } from './data/data-panel.tsx';
import { LibraryPanel } from './data/library-panel.tsx';
import { FaultPanel } from './faults/fault-panel.tsx';
import { LocalApiFailed, LocalApiStopped } from './local-api-not-running.tsx';
import styles from './local-api-view.module.css';
import { Hint, PanelSection } from './panel-section.tsx';
import { RequestLogPane } from './requests/request-log-pane.tsx';
import { MarkSentPanel } from './sent/mark-sent-panel.tsx';
import { TokenPanel } from './tokens/token-panel.tsx';

export function LocalApiPage(props: {
  /** The question that is selected initially. */
  openId: number | null;
}) {
  const { localApi, connection } = useAppStores();
  const { status, busy } = useStore(localApi);
  const isUnknown = isLost(useConnectionState());
  const t = useTranslate();
  const attempt = useErrorToast();
  const [requests] = useState(() => createRequestLogStore(connection));
  // Keep the log updated without rendering the whole view, because the log can change 10 times a second.
  useStoreUpdates(requests);
  const { data: accounts } = useBridgeQuery('apiToken.list', {});
  const [showsLog, setShowsLog] = useState(false);
  // The pressed button disappears with the change.
  const focusPage = usePaneFocus('page', !busy);
  const showChange = () => {
    setShowsLog(false);
    if (localApi.get().status?.state !== 'failed') focusPage();
  };
  const stop = async () => {
    if (await attempt(localApi.stop)) showChange();
  };
  const { start, dialog } = useStartLocalApi(showChange);
  if (!status) return <Page title={t('views.local-api.title')}>{null}</Page>;
  const isRunning = status.state === 'running';
  // In the test library, the open question's ID belongs to a different question.
  const openId = status.library === 'own' ? props.openId : null;

  const empty =
    status.state === 'failed' ? (
      <LocalApiFailed status={status} busy={busy} onStart={start} />
    ) : (
      <LocalApiStopped
        busy={busy}
        onStart={() => void start()}
        requests={requests}
        onShowLog={() => setShowsLog(true)}
      />
    );
  return (
    <Page
      title={t('views.local-api.title')}
      head={!isUnknown && <ApiHead status={status} />}
      actions={
        !isUnknown && (
          <ApiActions
            status={status}
            busy={busy}
            offersStart={showsLog}
            onStart={() => void start()}
            onStop={() => void stop()}
          />
        )
      }
    >
      <div className={styles.body}>
        {isRunning || showsLog ? (
          <RequestLogPane requests={requests} accounts={accounts ?? []} status={status} openId={openId} />
        ) : (
          <div className={styles.empty}>{empty}</div>
        )}
        <div className={styles.side} data-pane="tools">
          <TokenPanel />
          {status.canChooseLibrary && status.library !== null && <LibraryPanel status={status} />}
          <OmittedFieldsPanel />
          <FaultPanel faults={status.faults} />
          {status.library !== null && (
            // Serving another library resets the panels.
            <Fragment key={status.library}>
              <MarkSentPanel library={status.library} openId={openId} isMain={isRunning} />
              <DataPanel library={status.library} />
            </Fragment>
          )}
          {status.library === 'test' && (
            <PanelSection title={t('restorePoints.title', { library: 'test' })}>
              <RestorePointList library="test" />
              <div>
                <CreateRestorePointButton library="test" />
              </div>
              <Hint>{t('restorePoints.testHelp')}</Hint>
            </PanelSection>
          )}
        </div>
      </div>
      {dialog}
    </Page>
  );
}

const STATE_NAMES = { running: 'ok', stopped: 'off', failed: 'refused' } as const;

function ApiHead({ status }: { status: ApiStatus }) {
  const t = useTranslate();
  const url = getBaseUrl(status);
  const faults = countFaults(status);
  return (
    <>
      <StateLabel state={STATE_NAMES[status.state]} large>
        {t(`localApi.${status.state}`)}
      </StateLabel>
      {url && (
        <div className={styles.address}>
          <span className={styles.url}>{url}</span>
          <CopyButton text={url} what={t('localApi.address')} />
        </div>
      )}
      {status.canChooseLibrary && status.library !== null && (
        <span className={styles.library}>
          {t(`localApi.library.serves.${status.library}`, { isRunning: status.state === 'running' })}
        </span>
      )}
      {faults > 0 && <WarningLabel>{t('frame.faultsOn', { count: faults })}</WarningLabel>}
    </>
  );
}

function ApiActions(props: {
  status: ApiStatus;
  busy: boolean;
  /** Whether the view has no other Start button. */
  offersStart: boolean;
  onStart: () => void;
  onStop: () => void;
}): ReactNode {
  const t = useTranslate();
  const { state, url } = props.status;
  const docs = url && getApiDocsUrl(url);
  return (
    <>
      {docs && (
        <LinkButton href={docs} icon="book">
          {t('localApi.docs')}
        </LinkButton>
      )}
      {state === 'running' && (
        <Button icon="stop" busy={props.busy} onPress={props.onStop}>
          {t('localApi.stop')}
        </Button>
      )}
      {state !== 'running' && props.offersStart && (
        <Button variant="primary" icon="play" busy={props.busy} onPress={props.onStart}>
          {t('localApi.start')}
        </Button>
      )}
    </>
  );
}

/**
 * Sets how omitted fields are handled. The service doesn't define this, so a client must handle each choice
 * (docs/reference/service-api.md 4.2).
 */
function OmittedFieldsPanel() {
  const store = useAppStores().settings;
  const settings = useStore(store);
  const t = useTranslate();
  const attempt = useErrorToast();
  if (!settings) return null;
  return (
    <PanelSection title={t('settings.absent')}>
      <div>
        <SegmentedControl
          label={t('settings.absent')}
          segments={ABSENT_FIELDS.map((id) => ({ id, label: t(`settings.absentChoices.${id}`) }))}
          value={settings.absentFields}
          onChange={(absentFields) => void attempt(() => store.change({ absentFields }))}
        />
      </div>
      <Hint>{t('settings.absentHelp')}</Hint>
    </PanelSection>
  );
}
