import Check from '@mui/icons-material/CheckOutlined';
import Hourglass from '@mui/icons-material/HourglassEmptyOutlined';
import Box from '@mui/material/Box';
import type { SmartTask } from '../../actions/task/smart-task.ts';
import { useWhen } from '../../account/use-when.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { listTimeOf } from '../../kit/text/when.ts';
import { pages } from '../../kit/nav/pages.ts';
import { Badge } from '../../kit/ui/badge.tsx';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Column, RowLink, RowWords } from './column.tsx';
import { type RecentStatus, recentTaskStatus } from './recent-status.ts';

type TasksProps = { tasks: readonly SmartTask[] | undefined };

export function Tasks({ tasks }: TasksProps) {
  const { t } = useTranslation('hub');
  const when = useWhen();
  return (
    <Column
      title={t('recentTasks')}
      all={pages.smartTasks}
      empty={{ title: t('noTasks'), hint: t('noTasksHint') }}
      rows={tasks?.map((task) => (
        <li key={task.id}>
          <RowLink to={pages.smartTasks}>
            <RowWords
              title={<BidiText>{task.originalCommand}</BidiText>}
              line={listTimeOf(task.timestamp, when)}
              end={<TaskState status={recentTaskStatus(task.status)} />}
            />
          </RowLink>
        </li>
      ))}
    />
  );
}

function TaskState({ status }: { status: RecentStatus }) {
  const { t } = useTranslation('hub');
  switch (status) {
    case 'completed':
      return (
        <Box component="span" sx={doneStyle}>
          <Check />
          {t('completed')}
        </Box>
      );
    case 'pending':
      return (
        <Badge tone="waiting" icon={<Hourglass />}>
          {t('pending')}
        </Badge>
      );
    case 'active':
      return <Badge tone="running">{t('active')}</Badge>;
    default:
      return status satisfies never;
  }
}

const doneStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  '& .MuiSvgIcon-root': { fontSize: 16, color: 'success.main' },
};
