import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useTranslation } from '../kit/text/use-translation.ts';
import { clockOf } from '../kit/text/when.ts';
import { Mascot } from '../kit/ui/mascot/mascot.tsx';
import { type DayPart, dayPartOf } from './day-part.ts';
import { useWhen } from '../account/use-when.ts';

type GreetingProps = {
  name: string;
  /** The number of things that wait for the person; at 0 the line is left out. */
  waiting: number;
  /** A command is being sent. */
  thinking: boolean;
};

export function Greeting({ name, waiting, thinking }: GreetingProps) {
  const { t } = useTranslation('hub');
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { now, timeZone } = useWhen();
  const part = dayPartOf(Number(clockOf(now, { locale: 'en-GB', timeZone }).slice(0, 2)));
  return (
    <Box sx={rowStyle}>
      <Box sx={{ marginInlineStart: { xs: 1, sm: 2.5 } }}>
        <Mascot pose={thinking ? 'thinking' : 'greeting'} water={false} lively width={isPhone ? 104 : 152} />
      </Box>
      <Box sx={{ paddingBlockEnd: 2.5, minInlineSize: 0 }}>
        <Typography variant="greeting" component="h2" sx={greetingStyle}>
          {t(part, { name })}
        </Typography>
        {waiting > 0 && <Waiting count={waiting} part={part} />}
      </Box>
    </Box>
  );
}

const untilOf = {
  morning: 'untilMorning',
  afternoon: 'untilAfternoon',
  evening: 'untilEvening',
  night: 'untilNight',
} as const satisfies Record<DayPart, string>;

function Waiting({ count, part }: { count: number; part: DayPart }) {
  const { t } = useTranslation('hub');
  return (
    <Typography variant="reading" component="p" sx={{ color: 'ink2', textWrap: 'balance' }}>
      {t('wants', { count, words: useNumberWord(count), until: t(untilOf[part]) })}
    </Typography>
  );
}

function useNumberWord(count: number): string {
  const { t } = useTranslation('hub');
  const words = [
    t('number2'),
    t('number3'),
    t('number4'),
    t('number5'),
    t('number6'),
    t('number7'),
    t('number8'),
    t('number9'),
  ];
  return words[count - 2] ?? String(count);
}

/** The command box's border must meet the mascot's chest: no gap between the two. */
const rowStyle = { display: 'flex', alignItems: 'end', gap: 2.5, marginBlockStart: 1 };
const greetingStyle = { fontSize: { xs: '1.5rem', sm: '1.875rem' }, textWrap: 'balance' };
