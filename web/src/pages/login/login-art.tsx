import Event from '@mui/icons-material/EventOutlined';
import MailOutline from '@mui/icons-material/MailOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { dominantDirection } from '../../kit/text/direction.ts';
import { radius } from '../../kit/theme/tokens.ts';
import { Mark } from '../../kit/ui/mascot/mark.tsx';
import { Mascot } from '../../kit/ui/mascot/mascot.tsx';

/** Shows what the product does: two spoken sentences and how they are understood. */
export function LoginArt() {
  const { t } = useTranslation(['login', 'common']);
  return (
    <Half>
      <Brand>
        <Mark size={32} />
        {t('common:productName')}
      </Brand>
      <Headline>
        {t('headlineFirst')}
        <br />
        {t('headlineSecond')}
      </Headline>
      <Examples>
        <Example said={t('exampleMeeting')} icon={<Event />} what={t('exampleMeetingWhat')}>
          <Pill>{t('exampleMeetingWhen')}</Pill>
          <Pill>{t('exampleMeetingWho')}</Pill>
        </Example>
        <Example said={t('exampleEmail')} icon={<MailOutline />} what={t('exampleEmailWhat')}>
          <Pill>
            <bdi>{t('exampleEmailWho')}</bdi>
          </Pill>
        </Example>
      </Examples>
      <Pool>
        <Mascot pose="greeting" width={440} water={false} lively />
      </Pool>
      <Sea viewBox="0 0 800 120" preserveAspectRatio="none" aria-hidden>
        <path d={waves} />
      </Sea>
    </Half>
  );
}

type ExampleProps = { said: string; icon: ReactNode; what: string; children: ReactNode };

function Example({ said, icon, what, children }: ExampleProps) {
  return (
    <div>
      <Bubble dir={dominantDirection(said)}>{said}</Bubble>
      <Reading>
        <Pill data-intent>
          {icon}
          {what}
        </Pill>
        {children}
      </Reading>
    </div>
  );
}

const Half = styled('aside')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3.5),
  padding: theme.spacing(5, 6),
  backgroundColor: theme.vars.palette.primaryTint,
  [theme.breakpoints.down('md')]: { gap: theme.spacing(2), padding: theme.spacing(2.5) },
}));

const Brand = styled('p')(({ theme }) => ({
  ...theme.typography.section,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  color: theme.vars.palette.ink,
  '& svg': { color: theme.vars.palette.primaryInk },
}));

const Headline = styled('p')(({ theme }) => ({
  ...theme.typography.greeting,
  fontSize: 'clamp(1.625rem, 3vw, 2.75rem)',
  lineHeight: 1.15,
  color: theme.vars.palette.primaryInk,
  textWrap: 'balance',
  [theme.breakpoints.up('md')]: { marginBlockStart: theme.spacing(1) },
}));

const Examples = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Bubble = styled('p')(({ theme }) => ({
  ...theme.typography.reading,
  inlineSize: 'fit-content',
  padding: theme.spacing(1, 1.75),
  borderRadius: radius.md,
  border: `1px solid ${theme.vars.palette.primaryTintStrong}`,
  backgroundColor: theme.vars.palette.surface,
  color: theme.vars.palette.ink,
}));

const Reading = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75),
  marginBlockStart: theme.spacing(1),
}));

const Pill = styled('span')(({ theme }) => ({
  ...theme.typography.small,
  fontWeight: 550,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minBlockSize: 28,
  paddingInline: 11,
  borderRadius: radius.pill,
  border: `1px solid ${theme.vars.palette.borderStrong}`,
  color: theme.vars.palette.ink,
  '& .MuiSvgIcon-root': { fontSize: 16 },
  '&[data-intent]': {
    borderColor: theme.vars.palette.primaryTintStrong,
    color: theme.vars.palette.primaryInk,
  },
}));

const Pool = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 74,
  insetInlineStart: 56,
  [theme.breakpoints.down('md')]: {
    insetBlockEnd: 26,
    insetInlineStart: 'auto',
    insetInlineEnd: 28,
    '& svg': { inlineSize: 168, blockSize: 106 },
  },
  // A low window has room for the words only.
  [`${theme.breakpoints.up('md')} and (max-height: 760px)`]: { '& svg': { inlineSize: 260, blockSize: 164 } },
}));

/** The water, as wide as its half of the page. */
const Sea = styled('svg')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  blockSize: 104,
  fill: theme.vars.palette.primaryTintStrong,
  [theme.breakpoints.down('md')]: { blockSize: 44 },
}));

const waves =
  'M0 18C33 4 67 4 100 18S167 32 200 18 267 4 300 18 367 32 400 18 467 4 500 18 567 32 600 18 667 4 700 18 767 32 800 18V120H0Z';
