import Warning from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import type { Stranger } from '@crocodile-hub/core/domain/strangers';
import { useStrangerWords } from '../../people/use-stranger-question.tsx';

/** Warns that a person is not the one whom their name or address suggests. Rule inbox.sender.3. */
export function StrangerMark({ stranger }: { stranger: Stranger }) {
  const wordsOf = useStrangerWords();
  return (
    <Line>
      <Warning aria-hidden />
      <span>{wordsOf(stranger)}</span>
    </Line>
  );
}

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.small,
  display: 'flex',
  gap: theme.spacing(1),
  margin: 0,
  minInlineSize: 0,
  color: theme.vars.palette.errorInk,
  overflowWrap: 'anywhere',
  '& .MuiSvgIcon-root': { fontSize: 18 },
}));
