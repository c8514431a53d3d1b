import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Draft } from '../../../shared/library/entry.ts';
import { isEmptyDraft } from '../../../shared/library/entry-draft.ts';
import { parseDraft } from '../../drafts/draft-content.ts';
import type { DraftSession } from '../../drafts/use-draft-session.ts';
import { canFetchImage, getHost, useAllowedImageHosts } from '../../stores/allowed-image-hosts.ts';
import { useAppStores } from '../../stores/app-stores.tsx';
import { useStore, useStorePart } from '../../stores/primitives/external-store.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { useDefaultMessageAppearance } from '../chat-message/message-appearance.ts';
import { createExampleQuestion } from '../question/built-in-templates.ts';
import { type PreviewAppearance, PreviewAppearanceBar } from './preview-appearance-bar.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { PreviewMessage } from './preview-message.tsx';
import styles from './question-preview.module.css';

export function QuestionPreview(props: {
  session: DraftSession;
  previewAppearance: PreviewAppearance;
  onPreviewAppearanceChange: (change: Partial<PreviewAppearance>) => void;
}) {
  const { session, previewAppearance, onPreviewAppearanceChange } = props;
  const t = useTranslate();
  const { hosts, allow } = useAllowedImageHosts();
  const [isEnlarged, setEnlarged] = useState(false);
  const example = useExample(session);
  const content = example ? parseDraft(example) : session.content;
  const message = (
    <PreviewMessage session={session} content={content} previewAppearance={previewAppearance} />
  );
  const asking = session.phase === 'ready' ? listHostsToAsk(session, hosts) : [];
  return (
    <>
      <PreviewAppearanceBar value={previewAppearance} onChange={onPreviewAppearanceChange}>
        <IconButton
          icon="phone"
          label={t('preview.phone')}
          pressed={previewAppearance.phone}
          onPress={() => onPreviewAppearanceChange({ phone: !previewAppearance.phone })}
        />
        <IconButton icon="enlarge" label={t('preview.enlarge')} onPress={() => setEnlarged(true)} />
      </PreviewAppearanceBar>
      {example && <p className={styles.caption}>{t('welcome.example')}</p>}
      {previewAppearance.phone ? <PhoneFrame>{message}</PhoneFrame> : message}
      {asking.map((host) => (
        <Button key={host} size="small" icon="image" className={styles.ask} onPress={() => allow(host)}>
          {t('preview.showEmoji', { host })}
        </Button>
      ))}
      <p className={styles.hint}>{t('preview.hint')}</p>
      {isEnlarged && (
        <PreviewDialog
          session={session}
          content={content}
          previewAppearance={previewAppearance}
          onPreviewAppearanceChange={onPreviewAppearanceChange}
          onClose={() => setEnlarged(false)}
        />
      )}
    </>
  );
}

/** Returns an example question until the first question in an empty library has text, and then null. */
function useExample({ status, draft }: DraftSession): Draft | null {
  const { library, settings } = useAppStores();
  const isEmptyLibrary = useStorePart(library, ({ counts }) => counts?.all === 0);
  const defaults = useStore(settings);
  const t = useTranslate();
  return status === 'new' && isEmptyLibrary && isEmptyDraft(draft, defaults)
    ? createExampleQuestion(t)
    : null;
}

const PHONE_WIDTH = 375;

/** Lays out `children` at a phone's width and scales them down if there isn't enough room. */
function PhoneFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setZoom(Math.min(1, entry.contentRect.width / PHONE_WIDTH));
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame}>
      <div className={styles.phone} style={{ width: PHONE_WIDTH, zoom }}>
        {children}
      </div>
    </div>
  );
}

/** Lists the hosts of custom emoji whose images aren't allowed yet. */
function listHostsToAsk({ content, resolver }: DraftSession, hosts: ReadonlySet<string>): string[] {
  const wanted = content.rows.flatMap(({ emoji }) => {
    const resolution = resolver.resolve(emoji);
    const url = resolution.kind === 'image' ? resolution.url : '';
    const host = /^https:/i.test(url) && !canFetchImage(url, hosts) ? getHost(url) : null;
    return host ?? [];
  });
  return [...new Set(wanted)];
}

/** Returns the chosen appearance. The layout and theme are reset when the settings change. */
export function usePreviewAppearance(): [PreviewAppearance, (change: Partial<PreviewAppearance>) => void] {
  const first = useDefaultMessageAppearance();
  const begun = `${first.layout} ${first.scheme}`;
  const [chosen, setChosen] = useState<{ begun: string; previewAppearance: Partial<PreviewAppearance> }>({
    begun,
    previewAppearance: {},
  });
  const { phone = false, ...rest } = chosen.previewAppearance;
  const previewAppearance = { ...first, ...(chosen.begun === begun ? rest : {}), phone };
  return [
    previewAppearance,
    (change) => setChosen({ begun, previewAppearance: { ...previewAppearance, ...change } }),
  ];
}
