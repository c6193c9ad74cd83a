import { cut } from '@crocodile-hub/core/domain/cut';
import Snooze from '@mui/icons-material/SnoozeOutlined';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Badge } from '../../kit/ui/badge.tsx';
import type { Message } from '../message.ts';
import { StatusBadge } from './status-badge.tsx';

// What a card and a line have in common.

export const hasSubject = ({ platform, subject }: Message) => platform === 'gmail' && subject !== '';

/** What tells it from others of its sender. */
export const titleOf = ({ platform, subject, messageText }: Message) =>
  cut(platform === 'gmail' && subject !== '' ? subject : messageText, 60);

type RowNameProps = {
  message: Message;
  /** Whom it is from or to, and what tells it from others. False is left out. */
  said: readonly (string | false)[];
  time: string;
  isUnread: boolean;
  hasFiles: boolean;
};

/** The name of the button that opens a row: what its head shows, and its states, in one line. */
export function useRowName({ message: { backAt }, said, time, isUnread, hasFiles }: RowNameProps): string {
  const { t } = useTranslation('inbox');
  return [
    ...said,
    time,
    isUnread && t('unread'),
    hasFiles && t('attachment'),
    backAt !== undefined && t('snoozeBack'),
  ]
    .filter((part) => part !== false)
    .join(', ');
}

type SelectBoxProps = {
  message: Message;
  /** As it is shown: of one's own message, to whom it went. */
  sender: string;
  isSelected: boolean;
  /** `isRange`: with all from the last one that was pressed. */
  onSelect: (message: Message, isRange: boolean) => void;
};

export function SelectBox({ message, sender, isSelected, onSelect }: SelectBoxProps) {
  const { t } = useTranslation('inbox');
  return (
    <Checkbox
      size="small"
      checked={isSelected}
      onChange={({ nativeEvent }) =>
        onSelect(message, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
      slotProps={{ input: { 'aria-label': t('selectMessage', { sender, title: titleOf(message) }) } }}
    />
  );
}

/** Its status, or that it came back, and when it came. */
export function State({ message, time }: { message: Message; time: string }) {
  const { t } = useTranslation('inbox');
  const { status, backAt, timestamp, isIncoming } = message;
  // What one wrote oneself is no answer to itself.
  const hasStatus = isIncoming || status !== 'Replied';
  return (
    <>
      {backAt === undefined ? (
        hasStatus && <StatusBadge status={status} />
      ) : (
        <Badge tone="waiting" icon={<Snooze />}>
          {t('snoozeBack')}
        </Badge>
      )}
      <Time dateTime={timestamp} className="tabular">
        {time}
      </Time>
    </>
  );
}

const Time = styled('time')(({ theme }) => ({
  ...theme.typography.caption,
  marginInlineStart: 'auto',
  color: theme.vars.palette.ink3,
  whiteSpace: 'nowrap',
}));
