import type { KeyboardEvent } from 'react';
import type { Template } from '../../../shared/question/template.ts';
import { readSource } from '../../drafts/draft-content.ts';
import { createBuiltInTemplates } from '../../features/question/built-in-templates.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { useTranslate } from '../../ui/messages/use-translate.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './template-list-dialog.module.css';

export function TemplateListDialog(props: {
  own: readonly Template[];
  onBegin: (template: Template) => void;
  onRename: (template: Template) => void;
  onRemove: (template: Template) => void;
  onClose: () => void;
}) {
  const { own, onBegin } = props;
  const t = useTranslate();
  return (
    <Dialog
      title={t('templates.title')}
      onClose={props.onClose}
      foot={
        <Button variant="ghost" onPress={props.onClose}>
          {t('templates.close')}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go through the choices, which are buttons. */}
      <div onKeyDown={moveChoice}>
        <ul className={styles.list} aria-label={t('templates.title')}>
          {createBuiltInTemplates(t).map((template, at) => (
            <li key={template.name} className={styles.row}>
              <Choice template={template} onBegin={onBegin} isFirst={at === 0} />
            </li>
          ))}
        </ul>
        <h3 className={styles.heading}>{t('templates.own')}</h3>
        {own.length === 0 ? (
          <p className={styles.none}>{t('templates.noOwn')}</p>
        ) : (
          <ul className={styles.list} aria-label={t('templates.own')}>
            {own.map((template) => (
              <li key={template.name} className={styles.row}>
                <Choice template={template} onBegin={onBegin} />
                <Button
                  variant="link"
                  size="small"
                  aria-label={t('templates.renameOf', { name: template.name })}
                  onPress={() => props.onRename(template)}
                >
                  {t('templates.rename')}
                </Button>
                <Button
                  variant="link"
                  size="small"
                  aria-label={t('templates.removeOf', { name: template.name })}
                  onPress={() => props.onRemove(template)}
                >
                  {t('templates.remove')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

const MAX_SHOWN_OPTIONS = 5;

function Choice(props: { template: Template; onBegin: (template: Template) => void; isFirst?: boolean }) {
  const { template, onBegin, isFirst = false } = props;
  const options = readSource(template.draft.options).slice(0, MAX_SHOWN_OPTIONS);
  return (
    <PlainButton
      className={styles.choice}
      data-template=""
      autoFocus={isFirst}
      onPress={() => onBegin(template)}
    >
      <span className={styles.name} dir="auto">
        {template.name}
      </span>
      <span className={styles.options} dir="auto">
        {options.map(({ emoji, text }) => `${emoji} ${text}`.trim()).join('   ')}
      </span>
    </PlainButton>
  );
}

/** Moves focus between templates with the arrow keys, Home, and End. */
function moveChoice(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-template]')];
  const at = event.target instanceof HTMLElement ? all.indexOf(event.target) : -1;
  const steps: Record<string, number> = {
    ArrowDown: (at + 1) % all.length,
    ArrowUp: at - 1,
    Home: 0,
    End: -1,
  };
  const next = steps[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  all.at(next)?.focus();
}
