import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { taskSearchKey } from '../../kit/nav/keys.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Card } from '../../kit/ui/card.tsx';
import { SearchField } from '../../kit/ui/search-field.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { Hint } from '../../kit/ui/hint.tsx';
import { TaskRow, type TaskRowActions } from './task-row.tsx';
import type { TaskHistory as History } from './use-task-history.ts';
import { focusNextRow } from '../../kit/nav/focus-next-row.ts';

type TaskHistoryProps = { history: History; actions: TaskRowActions };

export function TaskHistory({ history, actions }: TaskHistoryProps) {
  const { t } = useTranslation('smart-tasks');
  const { tasks, total, words } = history;
  return (
    <Box component="section" aria-labelledby="task-history" sx={{ minInlineSize: 0 }}>
      <Box sx={headStyle}>
        <Typography id="task-history" variant="section" component="h2">
          {t('history')}
        </Typography>
        {tasks !== undefined && total > 0 && (
          <Typography variant="small" component="span" className="tabular" sx={{ color: 'ink3' }}>
            {t('shownOf', { shown: tasks.length, total })}
          </Typography>
        )}
        <Box sx={{ marginInlineStart: 'auto', inlineSize: { xs: '100%', sm: '30ch' } }}>
          <SearchField
            id="search-input"
            name={t('searchTasks')}
            placeholder={t('searchTasks')}
            shortcut={taskSearchKey}
            value={words}
            onChange={history.search}
          />
        </Box>
      </Box>
      <Card as="div" sx={{ overflow: 'hidden' }}>
        <Box sx={{ maxBlockSize: '60vh', overflowY: 'auto', overscrollBehavior: 'contain' }} tabIndex={-1}>
          <Rows history={history} actions={actions} />
        </Box>
      </Card>
    </Box>
  );
}

function Rows({ history, actions }: TaskHistoryProps) {
  const { t } = useTranslation('smart-tasks');
  const { tasks, failed, words, runs } = history;
  if (failed) return <Note title={t('failedToLoad')} />;
  if (tasks === undefined) return <RowsLoading />;
  if (tasks.length === 0) {
    return words.trim() === '' ? (
      <Note title={t('noTasks')} hint={t('noTasksHint')} />
    ) : (
      <>
        <Note title={t('noMatch', { words: words.trim() })} />
        <SearchedNewest searched={history.searched} />
      </>
    );
  }
  return (
    <>
      <ul ref={focusNextRow}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} run={runs.get(task.id)} actions={actions} />
        ))}
      </ul>
      {history.showMore !== undefined && (
        <Box sx={{ padding: 1.5, display: 'grid', justifyItems: 'center' }}>
          <Button size="sm" variant="bare" onClick={history.showMore}>
            {t('showMore')}
          </Button>
        </Box>
      )}
      <SearchedNewest searched={history.searched} />
    </>
  );
}

/** Says that older tasks were not searched, and searches them. */
function SearchedNewest({ searched }: Pick<History, 'searched'>) {
  const { t } = useTranslation('smart-tasks');
  if (searched === undefined) return null;
  const { count, isReading, searchOlder } = searched;
  return (
    <Box sx={{ padding: 1.5, display: 'grid', justifyItems: 'center', gap: 0.5 }}>
      <Hint quiet role="status">
        {t('searchedNewest', { count })}
      </Hint>
      <Button size="sm" variant="bare" loading={isReading} onClick={searchOlder}>
        {t('searchOlder')}
      </Button>
    </Box>
  );
}

function Note({ title, hint }: { title: string; hint?: string }) {
  return (
    <Box sx={{ padding: 3, display: 'grid', gap: 0.5 }}>
      <Typography variant="body" component="p" sx={{ color: 'ink2' }}>
        {title}
      </Typography>
      {hint !== undefined && <Hint quiet>{hint}</Hint>}
    </Box>
  );
}

function RowsLoading() {
  return (
    <Box aria-hidden sx={{ padding: 2, display: 'grid', gap: 2.5 }}>
      {[48, 36, 56, 40].map((width) => (
        <Box key={width} sx={{ display: 'grid', gap: 1 }}>
          <Skeleton width={`${width}%`} />
          <Skeleton width={`${width - 12}%`} height={12} />
        </Box>
      ))}
    </Box>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  marginBlockStart: 3.5,
  marginBlockEnd: 1.25,
};
