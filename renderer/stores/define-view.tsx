import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { ActionAppearance } from '../actions/action-table.ts';
import { Page } from '../ui/layout/page.tsx';
import { useTranslate } from '../ui/messages/use-translate.tsx';
import type { Route, Routes, ViewAddress, ViewId, ViewName } from './router.ts';

/** The props that the app passes to each view. */
export interface ViewProps {
  openId: number | null;
  /** Returns to the library as it was before. */
  onClose: () => void;
  onOpen: (id: number) => Promise<void>;
  /** Opens the dialog that adds questions from the service. */
  onAddFromService: () => void;
  /**
   * Moves a question to the trash and resolves with whether that succeeded. `onBack` runs if the question is
   * restored.
   */
  onRemove: (id: number, title: string, onBack: () => void) => Promise<boolean>;
}

interface Definition<Name extends ViewName> {
  /** The first part of the view's URL, as in `#/plan`, and its key in the catalogs under `views`. */
  id: Name;
  parameter?: {
    /** Parses the parameter. Returns null if it's invalid. */
    parse: (text: string) => Routes[Name] | null;
    format: (route: Routes[Name]) => string | null;
  };
  /** The view's component. It may be lazy. */
  component: ComponentType<ViewProps & { route: Routes[Name] }>;
}

type SidebarGroup = 'library' | 'bots' | 'app';

export interface RoutedView extends ViewAddress {
  /** The view that's opened if the parameter is missing or invalid. */
  partOf: ViewId;
  /** The view that the sidebar marks as current. */
  markedInSidebar: ViewId;
  render: (route: Route, app: ViewProps) => ReactNode;
}

/** A view that the sidebar, the menus, and the command palette can open. */
export interface View extends RoutedView {
  id: ViewId;
  icon: ActionAppearance['icon'];
  /** The view's keyboard shortcuts, in the notation of `ACTIONS`. */
  keys: ActionAppearance['keys'];
  /** The sidebar group with the view's link, or null if there's no link. */
  sidebar: SidebarGroup | null;
}

/** Defines a view. List it in `renderer/app/view-registry.ts`. */
export function createView<Id extends ViewId>(
  definition: Definition<Id> & {
    icon: ActionAppearance['icon'];
    keys?: ActionAppearance['keys'];
    sidebar?: SidebarGroup;
    /** The view to mark in the sidebar, if this view has no link there. */
    markedInSidebar?: ViewId;
  },
): View {
  const { id, icon, keys = [], sidebar = null } = definition;
  const { markedInSidebar = id } = definition;
  return { ...createSubview({ ...definition, partOf: id }), id, markedInSidebar, icon, keys, sidebar };
}

/** Defines a view that can't be opened without its parameter. */
export function createSubview<Name extends ViewName>(
  definition: Definition<Name> & { partOf: ViewId },
): RoutedView {
  const { id, parameter, partOf, component: Component } = definition;
  const isOwn = (route: Route): route is Routes[Name] => route.view === id;
  return {
    id,
    partOf,
    markedInSidebar: partOf,
    parse: (text) => (text === undefined ? null : parameter?.parse(text)) ?? { view: partOf },
    format: (route) => (isOwn(route) ? (parameter?.format(route) ?? null) : null),
    render: (route, app) =>
      isOwn(route) ? (
        <Suspense fallback={<LoadingPage view={partOf} />}>
          <Component {...app} route={route} />
        </Suspense>
      ) : null,
  };
}

function LoadingPage({ view }: { view: ViewId }) {
  const t = useTranslate();
  return <Page title={t(`views.${view}.title`)}>{null}</Page>;
}
