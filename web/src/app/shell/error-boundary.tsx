import { Component, type ReactNode } from 'react';
import { forgetFailedParts } from '../../kit/state/lazy-part.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { pages } from '../../kit/nav/pages.ts';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';

type Props = { fallback: ReactNode; children: ReactNode; resetKey?: string };
type State = { failed: boolean; resetKey: string | undefined };

/** Shows the fallback when a screen breaks, or its chunk cannot be fetched. A new `resetKey` tries again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(): void {
    forgetFailedParts();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

export function CrashScreen() {
  const { t } = useTranslation();
  return (
    <EmptyState
      pose="lost"
      level="h1"
      title={t('crashTitle')}
      hint={t('crashHint')}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>{t('reloadPage')}</Button>
          <Button variant="bare" to={pages.hub}>
            {t('backToHub')}
          </Button>
        </>
      }
    />
  );
}

/** What React calls where drawing fails: every failure is told to the browser once, in this one form. */
export const failures = {
  /** An error boundary shows a screen instead. */
  onCaughtError: (error: unknown): void => reportError(withoutWords(error)),
  /** Nothing is drawn any more: boot.js shows the page of index.html that needs no file and no texts. */
  onUncaughtError: (error: unknown): void => {
    reportError(withoutWords(error));
    window.dispatchEvent(new Event('app-failed'));
  },
};

/** The kind of an error and where it happened. Its message may quote a mail or a name. */
function withoutWords(error: unknown): Error {
  const told = new Error('The app failed');
  if (!(error instanceof Error)) return told;
  told.name = error.name;
  const frames = error.stack?.split('\n').filter(isFrame) ?? [];
  told.stack = [`${error.name}: ${told.message}`, ...frames].join('\n');
  return told;
}

/** A line of a stack as Chromium writes it, or as Firefox and Safari do. */
function isFrame(line: string): boolean {
  return line.trimStart().startsWith('at ') || (line.includes('@') && /:\d+:\d+$/.test(line));
}
