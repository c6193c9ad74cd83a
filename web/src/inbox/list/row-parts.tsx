import { cut } from '@crocodile-hub/core/domain/cut';
import Snooze from '@mui/icons-material/SnoozeOutlined';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import Archive from '@mui/icons-material/ArchiveOutlined';
import Hourglass from '@mui/icons-material/HourglassEmptyOutlined';
import Star from '@mui/icons-material/StarOutlined';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Badge } from '../../kit/ui/badge.tsx';
import type { Message } from '../message.ts';
import { WordsAlone } from '../../kit/ui/words-alone.tsx';
import { Reply } from '../../kit/ui/pointing-icons.tsx';

// What a card and a line have in common.

/** Buttons of an `article` that show while it is pointed at or has the focus, and while a menu of theirs is open. */
export const shownWhenReached = {
  opacity: 0,
  pointerEvents: 'none',
  'article:hover > &, article:focus-within > &, &:has([aria-expanded=true])': {
    opacity: 1,
    pointerEvents: 'auto',
  },
} as const;

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

/** New is green, Waiting is gold, others are grey. Rule inbox.card.1. */
function StatusBadge({ status }: Pick<Message, 'status'>) {
  const { t } = useTranslation('inbox');
  const words = t(`status_${status}`);
  if (status === 'Waiting') {
    return (
      <Badge tone="waiting" icon={<Hourglass />}>
        {words}
      </Badge>
    );
  }
  return (
    <Word data-status={status}>
      {status === 'Replied' && <Reply />}
      {status === 'Archived' && <Archive />}
      {status === 'Flagged' && <Star />}
      <WordsAlone text={words} />
    </Word>
  );
}
const Word = styled('span')(({ theme }) => {
  const c = theme.vars.palette;
  return {
    ...theme.typography.caption,
    fontWeight: 550,
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    whiteSpace: 'nowrap',
    color: c.ink3,
    '&[data-status=New]': { color: c.successInk },
    '&[data-status=Flagged]': { color: c.accentInk },
    '& .MuiSvgIcon-root': { fontSize: 16 },
  };
});
