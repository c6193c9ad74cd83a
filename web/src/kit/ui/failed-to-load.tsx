import { useTranslation } from '../text/use-translation.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { EmptyState } from './empty-state.tsx';

type FailedToLoadProps = { title: string; level?: 'h1' | 'h2' };

/** In place of what could not be loaded; the page can be loaded again. */
export function FailedToLoad({ title, level = 'h2' }: FailedToLoadProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      pose="lost"
      title={title}
      level={level}
      actions={<Button onClick={() => window.location.reload()}>{t('tryAgain')}</Button>}
    />
  );
}

/** The same in a card of its own, beside what was loaded. */
export function FailedCard({ title }: { title: string }) {
  return (
    <Card role="alert">
      <FailedToLoad title={title} />
    </Card>
  );
}
