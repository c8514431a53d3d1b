import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTranslate } from '../messages/use-translate.tsx';
import { ErrorView } from './error-view.tsx';

/** Shows an error instead of a view that can't be rendered. */
export function ViewBoundary({ children }: { children: ReactNode }) {
  const title = useTranslate()('frame.viewFailed');
  return <ErrorBoundary title={title}>{children}</ErrorBoundary>;
}

/** Shows an error instead of the app if no other boundary has caught it. */
export function RootBoundary({ children }: { children: ReactNode }) {
  const title = useTranslate()('frame.appFailed');
  return <ErrorBoundary title={title}>{children}</ErrorBoundary>;
}

class ErrorBoundary extends Component<{ title: string; children: ReactNode }, { details: string | null }> {
  override state = { details: null };

  static getDerivedStateFromError(error: unknown): { details: string } {
    return { details: describeError(error) };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ details: [describeError(error), componentStack, navigator.userAgent].join('\n') });
  }

  override render(): ReactNode {
    const { title, children } = this.props;
    const { details } = this.state;
    return details === null ? children : <ErrorView title={title} details={details} />;
  }
}

const describeError = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? String(error)) : String(error);
