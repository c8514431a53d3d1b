import type { ComponentType, ReactNode } from 'react';
import type { ActionAppearance } from '../actions/action-table.ts';
import type { Route, Routes, ViewAddress, ViewId, ViewName } from './router.ts';

/** What a view can ask of the app around it. */
export interface ViewProps {
  /** The question that was open in the library last. */
  openId: number | null;
  onOpen: (id: number) => Promise<void>;
  /** Asks which questions to add from the service. */
  onAddFromService: () => void;
  /** Moves a question to the trash, and returns whether it did. `onBack` runs if it is restored. */
  onRemove: (id: number, title: string, onBack: () => void) => Promise<boolean>;
  /** Takes back the last change outside of the text. */
  onUndo: () => void;
}

interface Definition<Name extends ViewName> {
  /** Also the name that begins its address, as in `#/plan`, and the key of its words in `text.views`. */
  id: Name;
  /** What may follow the name in the address. Without it, nothing does. */
  parameter?: {
    /** Null: this view has no such parameter. */
    parse: (text: string) => Routes[Name] | null;
    format: (route: Routes[Name]) => string | null;
  };
  component: ComponentType<ViewProps & { route: Routes[Name] }>;
}

/** Groups of links in the sidebar. */
type SidebarGroup = 'library' | 'connections' | 'app';

/** A view that is reached from another one only, by a parameter. */
export interface RoutedView extends ViewAddress {
  /** The view that is shown without the parameter. The sidebar marks it as the current one. */
  partOf: ViewId;
  render: (route: Route, app: ViewProps) => ReactNode;
}

/** A view that the sidebar, the menus, and the command palette lead to. */
export interface View extends RoutedView {
  id: ViewId;
  icon: ActionAppearance['icon'];
  /** Its keyboard shortcuts, as in `ACTIONS`. */
  keys: ActionAppearance['keys'];
  /** Null: the sidebar has no link to it. */
  sidebar: SidebarGroup | null;
}

/** Defines a view. `renderer/app/view-registry.ts` lists it, which gives it everything that leads to it. */
export function defineView<Id extends ViewId>(
  definition: Definition<Id> & {
    icon: ActionAppearance['icon'];
    keys?: ActionAppearance['keys'];
    sidebar?: SidebarGroup;
  },
): View {
  const { id, icon, keys = [], sidebar = null } = definition;
  return { ...defineSubview({ ...definition, partOf: id }), id, icon, keys, sidebar };
}

/** Defines a view that needs its parameter. */
export function defineSubview<Name extends ViewName>(
  definition: Definition<Name> & { partOf: ViewId },
): RoutedView {
  const { id, parameter, partOf, component: Component } = definition;
  const isOwn = (route: Route): route is Routes[Name] => route.view === id;
  return {
    id,
    partOf,
    parse: (text) => (text === undefined ? null : parameter?.parse(text)) ?? { view: partOf },
    format: (route) => (isOwn(route) ? (parameter?.format(route) ?? null) : null),
    render: (route, app) => (isOwn(route) ? <Component {...app} route={route} /> : null),
  };
}
