import { ABSENT_FIELDS } from '../../../../shared/settings-choices.ts';
import { useAppStores } from '../../../stores/app-stores.tsx';
import { useStore } from '../../../stores/primitives/external-store.ts';
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import { useTranslate } from '../../../ui/messages/use-translate.tsx';
import { Hint, PanelSection } from '../panel-section.tsx';

/** What happens to an omitted field: the service doesn't define it, so a client must handle each choice (docs/reference/service-api.md 4.2). */
export function OmittedFieldsPanel() {
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
