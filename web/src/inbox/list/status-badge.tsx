import Archive from '@mui/icons-material/ArchiveOutlined';
import Hourglass from '@mui/icons-material/HourglassEmptyOutlined';
import Star from '@mui/icons-material/StarOutlined';
import { styled } from '@mui/material/styles';
import type { Message } from '../message.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Badge } from '../../kit/ui/badge.tsx';
import { WordsAlone } from '../../kit/ui/words-alone.tsx';
import { Reply } from '../../kit/ui/pointing-icons.tsx';

/** New is green, Waiting is gold, others are grey. Rule inbox.card.1. */
export function StatusBadge({ status }: Pick<Message, 'status'>) {
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
