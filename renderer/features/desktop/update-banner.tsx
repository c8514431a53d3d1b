import { type ReactNode, useEffect, useState } from 'react';
import {
  type UpdateRequest,
  type UpdateStatus,
  updateStatusSchema,
} from '../../../shared/bridge/update-protocol.ts';
import type { DesktopShell } from '../../bridge/bridge-client.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import styles from './update-banner.module.css';

type UpdateChoices = readonly (readonly [request: UpdateRequest, label: string, isMain?: boolean])[];

/**
 * Shows the update status and the available actions. Updates are never downloaded or installed automatically.
 */
export function UpdateBanner({
  view,
  onRequest,
}: {
  view: UpdateStatus;
  onRequest: (request: UpdateRequest) => void;
}) {
  const t = useTranslate();
  const renderBanner = (message: ReactNode, requests: UpdateChoices, failed = false) => (
    <div className={styles.place}>
      <Banner
        tone={failed ? 'warn' : 'info'}
        icon={failed ? 'alert' : 'sync'}
        className={styles.banner}
        actions={requests.map(([request, label, isMain]) => (
          <Button
            key={request}
            size="small"
            variant={isMain ? 'primary' : 'ghost'}
            onPress={() => onRequest(request)}
          >
            {label}
          </Button>
        ))}
      >
        {message}
      </Banner>
    </div>
  );
  switch (view.kind) {
    case 'nothing':
      return null;
    case 'ask':
      return renderBanner(t('desktop.updates.ask'), [
        ['allow', t('desktop.updates.yes'), true],
        ['refuse', t('desktop.updates.no')],
      ]);
    case 'checking':
      return renderBanner(t('desktop.updates.looking'), []);
    case 'newest':
      return renderBanner(t('desktop.updates.newest', { version: view.version }), [
        view.daily ? ['refuse', t('desktop.updates.notDaily')] : ['allow', t('desktop.updates.daily')],
        ['later', t('desktop.updates.close')],
      ]);
    case 'unavailable':
      return renderBanner(t(`desktop.updates.never.${view.why}`), [['later', t('desktop.updates.close')]]);
    case 'found':
      return view.canInstall
        ? renderBanner(t('desktop.updates.found', { version: view.version }), [
            ['download', t('desktop.updates.download'), true],
            ...(view.page ? ([['page', t('desktop.updates.whatIsNew')]] as const) : []),
            ['skip', t('desktop.updates.skip')],
            ['later', t('desktop.updates.later')],
          ])
        : renderBanner(
            `${t('desktop.updates.found', { version: view.version })} ${t('desktop.updates.elsewhere')}`,
            [
              ...(view.page ? ([['page', t('desktop.updates.toPage'), true]] as const) : []),
              ['skip', t('desktop.updates.skip')],
              ['later', t('desktop.updates.later')],
            ],
          );
    case 'downloading':
      return renderBanner(
        <>
          {t('desktop.updates.downloading', { version: view.version })}{' '}
          <progress
            className={styles.progress}
            aria-label={t('desktop.updates.progress')}
            max={100}
            value={view.percent}
          />{' '}
          {/* Hide the percentage from screen readers, because they would announce each step. */}
          <span aria-hidden="true">{t('desktop.updates.percent', { percent: view.percent })}</span>
        </>,
        [['cancel', t('desktop.updates.cancel')]],
      );
    case 'stopped':
      return renderBanner(
        view.why === null
          ? t('desktop.updates.stopped', { version: view.version })
          : `${t('desktop.updates.stopped', { version: view.version })} ${t(`desktop.updates.failures.${view.why}`)}`,
        [
          ['download', t('desktop.updates.again'), true],
          ...(view.page && view.why !== null ? ([['page', t('desktop.updates.toPage')]] as const) : []),
          ['skip', t('desktop.updates.skip')],
          ['later', t('desktop.updates.later')],
        ],
        view.why !== null,
      );
    case 'ready':
      return renderBanner(t('desktop.updates.ready', { version: view.version }), [
        ['restart', t('desktop.updates.restart'), true],
        ['later', t('desktop.updates.later')],
      ]);
    case 'installing':
      return renderBanner(t('desktop.updates.installing'), []);
    case 'failed':
      return renderBanner(
        t(`desktop.updates.failures.${view.why}`),
        [
          ['check', t('desktop.updates.tryAgain'), true],
          ['later', t('desktop.updates.close')],
        ],
        true,
      );
  }
}

interface UpdatesLink {
  view: UpdateStatus;
  refresh: () => Promise<void>;
  request: (request: UpdateRequest) => void;
}

export function useUpdates(link: DesktopShell): UpdatesLink {
  const [view, setView] = useState<UpdateStatus>({ kind: 'nothing' });
  const refresh = useEventCallback(async () => {
    const answer = updateStatusSchema.safeParse(await link.call('updates', {}).catch(() => null));
    if (answer.success) setView(answer.data);
  });
  useEffect(() => void refresh(), [refresh]);
  return {
    view,
    refresh,
    request: (request) => void link.call('requestUpdate', { request }).catch(() => undefined),
  };
}
