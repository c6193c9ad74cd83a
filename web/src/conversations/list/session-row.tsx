import { hasNewMessage } from '@crocodile-hub/core/domain/session';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { plainWords } from '@crocodile-hub/core/domain/plain-words';
import { type Session, statusOf } from '../sessions/session.ts';
import { SessionIcon } from '../sessions/session-icon.tsx';
import { SessionStatusWord } from '../sessions/session-status.tsx';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { listTimeOf, type WhenContext } from '../../kit/text/when.ts';
import { oneLine, radius } from '../../kit/theme/tokens.ts';
import { dominantDirection } from '../../kit/text/direction.ts';

type SessionRowProps = {
  session: Session;
  isOpen: boolean;
  /** Undefined outside the multi-select mode. */
  isSelected: boolean | undefined;
  when: WhenContext;
  onOpen: (session: Session) => void;
  onToggle: (session: Session) => void;
};

/** Title and time; below them the status, the last words, and a dot for a fresh answer. */
export function SessionRow({ session, isOpen, isSelected, when, onOpen, onToggle }: SessionRowProps) {
  const { t } = useTranslation('command-center');
  const last = session.messages.at(-1);
  const words = last === undefined ? t('noMessages') : plainWords(last.content);
  const isSelecting = isSelected !== undefined;
  return (
    <Row data-open={isOpen || undefined} data-selected={isSelected === true || undefined}>
      {isSelecting ? (
        <Checkbox
          size="small"
          checked={isSelected}
          onChange={() => onToggle(session)}
          slotProps={{ input: { 'aria-label': t('selectSession', { title: session.title }) } }}
        />
      ) : (
        <Glyph aria-hidden>
          <SessionIcon icon={session.icon} />
        </Glyph>
      )}
      <Opener data-row aria-current={isOpen || undefined} onClick={() => onOpen(session)}>
        <Line>
          <Title dir={dominantDirection(session.title)}>{session.title}</Title>
          <Time className="tabular">{listTimeOf(session.updatedAt, when)}</Time>
        </Line>
        <Line>
          <SessionStatusWord status={statusOf(session)} />
          <span aria-hidden>·</span>
          <Snippet dir={dominantDirection(words)}>{words}</Snippet>
          {hasNewMessage(session, when.now) && <Dot role="img" aria-label={t('newMessage')} />}
        </Line>
      </Opener>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => {
  const c = theme.vars.palette;
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    marginInline: theme.spacing(1),
    marginBlockEnd: 2,
    border: '1px solid transparent',
    borderRadius: radius.md,
    '&:hover': { backgroundColor: c.hover },
    '&[data-selected]': { backgroundColor: c.primaryTint },
    '&[data-selected]:hover': { backgroundColor: c.primaryTintStrong },
    '&[data-open]': { backgroundColor: c.surface, borderColor: c.borderStrong },
    '&[data-open][data-selected]': { backgroundColor: c.primaryTint },
    '& .MuiCheckbox-root': { padding: theme.spacing(1.125, 0.5, 1.125, 1.25) },
    '[dir=rtl] & .MuiCheckbox-root': { padding: theme.spacing(1.125, 1.25, 1.125, 0.5) },
  };
});

const Glyph = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 34,
  blockSize: 38,
  flexShrink: 0,
  color: theme.vars.palette.ink3,
  '& .MuiSvgIcon-root': { fontSize: 18 },
}));

const Opener = styled(ButtonBase)(({ theme }) => ({
  flex: 1,
  minInlineSize: 0,
  display: 'block',
  textAlign: 'start',
  padding: theme.spacing(1, 1.25, 1, 0.25),
  '[dir=rtl] &': { padding: theme.spacing(1, 0.25, 1, 1.25) },
  borderRadius: radius.md,
  // The row's press area covers it all; the checkbox lies above it.
  '&::before': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::before': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: -2 },
}));

const Line = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minInlineSize: 0,
}));

/** Cut at the text's own end in both directions, and aligned with the list. */
const clipped = {
  minInlineSize: 0,
  ...oneLine,
  textAlign: '-webkit-match-parent',
} as const;

const Title = styled('bdi')(({ theme }) => ({
  ...theme.typography.strong,
  ...clipped,
  flex: 1,
  color: theme.vars.palette.ink,
}));

const Time = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.ink3,
}));

const Snippet = styled('bdi')(({ theme }) => ({
  ...theme.typography.caption,
  ...clipped,
  flex: 1,
  color: theme.vars.palette.ink3,
}));

const Dot = styled('span')(({ theme }) => ({
  inlineSize: 8,
  blockSize: 8,
  flexShrink: 0,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.primary.main,
}));
