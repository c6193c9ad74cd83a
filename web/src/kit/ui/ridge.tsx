import { styled } from '@mui/material/styles';
import { ridge } from '../theme/tokens.ts';
import scute from './ridge.svg';

type Tone = 'ok' | 'waiting' | 'failed';

type RidgeProps = {
  /** 0 to 1. */
  value: number;
  name: string;
  /** The value in words: '5 of 6', '8 seconds left'. */
  valueText: string;
  tone?: Tone;
  /** A share of something, or the time left. */
  kind?: 'progressbar' | 'timer' | 'meter';
};

/** The crocodile's back: the only meter there is. It fills from the inline start. */
export function Ridge({ value, name, valueText, tone = 'ok', kind = 'progressbar' }: RidgeProps) {
  const share = Math.min(1, Math.max(0, value));
  const percent = Math.round(share * 100);
  return (
    <Track
      role={kind}
      aria-label={kind === 'timer' ? `${name}: ${valueText}` : name}
      {...(kind !== 'timer' && {
        'aria-valuemin': 0,
        'aria-valuemax': 100,
        'aria-valuenow': percent,
        'aria-valuetext': valueText,
      })}
    >
      <Fill data-tone={tone} style={{ inlineSize: `${percent}%` }} />
    </Track>
  );
}

/** One mask for both layers keeps the scutes aligned wherever the fill ends. */
const Track = styled('div')(({ theme }) => ({
  blockSize: ridge.height,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.borderStrong,
  maskImage: `url(${scute})`,
  maskSize: `${ridge.width}px ${ridge.height}px`,
  maskRepeat: 'repeat-x',
  '[dir=rtl] &': { maskPosition: 'right top' },
}));

const Fill = styled('div')(({ theme }) => ({
  blockSize: '100%',
  backgroundColor: theme.vars.palette.success.main,
  '&[data-tone=waiting]': { backgroundColor: theme.vars.palette.accentLine },
  '&[data-tone=failed]': { backgroundColor: theme.vars.palette.error.main },
  '@media (prefers-reduced-motion: no-preference)': { transition: 'inline-size 1s linear' },
}));
