import { useTheme } from '@mui/material/styles';

/** The crocodile's colours in the current mode. */
export function useCroc() {
  const c = useTheme().vars.palette;
  return {
    body: c.crocBody,
    shade: c.crocShade,
    belly: c.crocBelly,
    eye: c.crocEye,
    ink: c.crocInk,
    tooth: c.crocTooth,
    mouth: c.crocMouth,
    tongue: `color-mix(in srgb, ${c.crocMouth} 60%, ${c.crocTooth})`,
    water: c.crocWater,
  };
}

export type Croc = ReturnType<typeof useCroc>;
type Part = { croc: Croc };

const body =
  'M18 101C15 80 24 62 44 55 44 40 54 31 65 32c10 .8 16 8 17.5 18.5C94 60 110 63.5 125 61.5 127.5 53 136 50 143.5 53 152 56.4 156 65 154.5 74c-1 6-4 10-9.5 12-3.5 9-10 15-20 15Z';
const belly = 'M146 85.7C142 95 135.5 101 125 101H46c-1-6 2-11 8-14.5 28 5.5 64 5.5 92-.8Z';
const wrinkles = 'M92 61.5c4 1.7 8 2.6 12 3M84 69c4 2 9 3.5 14 4.3';
const backScutes =
  'M3 101c1-9 3-15 6-20q2-2 3 1l3 9c0-9 2-17 6-23q2-3 4 0l2 10c2-9 5-15 10-20q3-2 4 1l2 14L20 101Z';
const nostril = 'M138 63.5c1.5-2 4-2.3 5.8-.8';
const restingTeeth =
  'm134 88.3 3.6 6.2q1 1.4 1.9 0l3-8.2ZM117.5 90.5l3.5 5.8q1 1.4 1.9 0l2.9-6.6ZM100 91.3l3.2 5.2q1 1.3 2 0l3-5.3Z';

export function Scutes({ croc }: Part) {
  return <path fill={croc.shade} d={backScutes} />;
}

/** Body, belly, the wrinkles of the snout and the nostril: what most poses share. */
export function Body({ croc }: Part) {
  return (
    <>
      <path fill={croc.body} d={body} />
      <path fill={croc.belly} d={belly} />
      <path d={wrinkles} stroke={croc.shade} strokeWidth="2.6" strokeLinecap="round" opacity=".65" />
      <path d={nostril} stroke={croc.ink} strokeWidth="2.8" strokeLinecap="round" />
    </>
  );
}

export function Smile({ croc, d }: Part & { d: string }) {
  return <path d={d} stroke={croc.ink} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />;
}

export function Teeth({ croc }: Part) {
  return <path fill={croc.tooth} d={restingTeeth} />;
}

export function Cheek({ croc, cx, cy }: Part & { cx: number; cy: number }) {
  return <ellipse cx={cx} cy={cy} rx="6" ry="4" fill={croc.belly} opacity=".55" />;
}

type Point = { x: number; y: number };

/** An open eye; `look` moves the pupil within it. */
export function Eye({ croc, look }: Part & { look: Point }) {
  return (
    <>
      <circle cx="63" cy="49" r="11.5" fill={croc.eye} />
      <ellipse cx={63 + look.x} cy={49 + look.y} rx="3.4" ry="7.2" fill={croc.ink} />
      <circle cx={61 + look.x} cy={45.4 + look.y} r="1.9" fill={croc.tooth} />
    </>
  );
}

export function Water({ croc, y = 101 }: Part & { y?: number }) {
  return (
    <g stroke={croc.water} strokeWidth="3.5" strokeLinecap="round" fill="none">
      <path
        d={`M2 ${y}c7-4 13-4 20 0s13 4 20 0 13-4 20 0 13 4 20 0 13-4 20 0 13 4 20 0 13-4 20 0 11 4 16 0`}
      />
      <path d={`M34 ${y + 10}c5-3 10-3 15 0s10 3 15 0M92 ${y + 10}c5-3 10-3 15 0s10 3 15 0`} />
    </g>
  );
}
