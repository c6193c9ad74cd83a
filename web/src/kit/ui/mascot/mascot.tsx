import { styled } from '@mui/material/styles';
import { useCroc } from './parts.tsx';
import { Asleep, Done, Greeting, Lost, Thinking } from './poses.tsx';

const poses = { greeting: Greeting, thinking: Thinking, done: Done, asleep: Asleep, lost: Lost };
export type Pose = keyof typeof poses;

type MascotProps = {
  pose: Pose;
  /** Width in px; the height follows. Not below 64. */
  width: number;
  /** With false it rests on an edge instead, as on the command box. */
  water?: boolean;
  /** Blinks, bubbles or tosses its coin. */
  lively?: boolean;
};

/** The crocodile, at most one in a view. Not read aloud, because the words beside it say the same. */
export function Mascot({ pose, width, water = true, lively = false }: MascotProps) {
  const croc = useCroc();
  const Shape = poses[pose];
  const height = water ? 120 : 101;
  return (
    <Frame
      viewBox={`0 0 160 ${height}`}
      width={width}
      height={(width * height) / 160}
      fill="none"
      aria-hidden
      data-lively={lively || undefined}
    >
      <Shape croc={croc} water={water} />
    </Frame>
  );
}

const Frame = styled('svg')({
  display: 'block',
  flexShrink: 0,
  overflow: 'visible',
  transform: 'scaleX(var(--direction))',
  '@media (prefers-reduced-motion: no-preference)': {
    '&[data-lively] .croc-eye': { transformOrigin: '63px 49px', animation: 'croc-blink 7.5s infinite' },
    '&[data-lively] .croc-bubbles circle': { animation: 'croc-bubble 1.6s ease-in-out infinite alternate' },
    '&[data-lively] .croc-bubbles circle:nth-of-type(2)': { animationDelay: '.25s' },
    '&[data-lively] .croc-bubbles circle:nth-of-type(3)': { animationDelay: '.5s' },
    '&[data-lively] .croc-coin': { animation: 'croc-toss 600ms ease-out' },
  },
  '@keyframes croc-blink': { '0%, 97%, 100%': { transform: 'none' }, '98.5%': { transform: 'scaleY(.1)' } },
  '@keyframes croc-bubble': { from: { opacity: 0.35 }, to: { opacity: 1 } },
  '@keyframes croc-toss': { '0%, 100%': { transform: 'none' }, '50%': { transform: 'translateY(-22px)' } },
});
