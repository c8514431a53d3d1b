import { memo, type ReactElement } from 'react';
import { sameLook } from '../hooks/same-look.ts';
import { useStable } from '../hooks/use-stable.ts';
import type { MenuAction as ActionLook, MenuContent } from './menu-list.tsx';
import { MenuTrigger } from './menu-trigger.tsx';

export interface MenuAction extends ActionLook {
  onAction: () => void;
}

/** A button that opens a list of actions. `children` is the button. */
export function ActionMenu(props: { label: string; actions: readonly MenuAction[]; children: ReactElement }) {
  const onAction = useStable((id: string) => props.actions.find((action) => action.id === id)?.onAction());
  const items = props.actions.map(({ onAction: _, ...look }) => look);
  return (
    <SteadyMenu menu={{ kind: 'actions', label: props.label, items, onAction }}>{props.children}</SteadyMenu>
  );
}

/** A button that opens a list of which one is chosen. `children` is the button. */
export function ChoiceMenu<Id extends string>(props: {
  label: string;
  choices: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
  children: ReactElement;
}) {
  const onChoose = useStable((id: string) => {
    const chosen = props.choices.find((choice) => choice.id === id);
    if (chosen) props.onChange(chosen.id);
  });
  const items = props.choices.map(({ id, label }) => ({ id, label }));
  return (
    <SteadyMenu menu={{ kind: 'choices', label: props.label, items, value: props.value, onChoose }}>
      {props.children}
    </SteadyMenu>
  );
}

/** Drawn again only when it looks different. */
const SteadyMenu = memo(function SteadyMenu(props: { menu: MenuContent; children: ReactElement }) {
  return <MenuTrigger menu={props.menu}>{props.children}</MenuTrigger>;
}, sameLook);
