import type { ReactNode } from 'react';
import { Body, Cheek, type Croc, Eye, Scutes, Smile, Teeth, Water } from './parts.tsx';

type PoseProps = { croc: Croc; water: boolean };

export function Greeting({ croc, water }: PoseProps) {
  return (
    <>
      <g transform="translate(-1 0)">
        <Scutes croc={croc} />
      </g>
      <path fill={croc.mouth} d="M50 82 148 58 132 96 60 98Z" />
      <path fill={croc.tongue} d="M66 92c10-9 32-12 50-6l-4 12H70Z" />
      <path fill={croc.belly} d={lowerJaw} />
      <path fill={croc.tooth} d={lowerTeeth} />
      <path fill={croc.body} d={openHead} />
      <path fill={croc.tooth} d={upperTeeth} />
      <g transform="translate(-2.5 -3.5)">
        <g className="croc-eye">
          <Eye croc={croc} look={{ x: 2.1, y: 0.3 }} />
        </g>
      </g>
      <path
        fill={croc.shade}
        d="M48.5 43c1.2-7 6.3-11.6 13-11.4 5.3.2 9.3 3 11.2 7.2-7.5-2.4-16-1-24.2 4.2Z"
      />
      <path d="M131 46.6c1.5-2 4-2.3 5.8-.8" stroke={croc.ink} strokeWidth="2.8" strokeLinecap="round" />
      <Cheek croc={croc} cx={38} cy={76} />
      <path fill={croc.shade} d={wavingHand} />
      <path
        d="M30 48c2.5 3 3.6 6 3.6 9.5M3 46C1.5 49 1 51.5 1.2 54"
        stroke={croc.water}
        strokeWidth="3"
        strokeLinecap="round"
      />
      {water && <Water croc={croc} />}
    </>
  );
}

export function Thinking({ croc, water }: PoseProps) {
  return (
    <>
      <Scutes croc={croc} />
      <Body croc={croc} />
      <Smile croc={croc} d="M147.5 85C118 92.5 82 92.5 55 86.5c-4-1-6.5-4.5-6.2-9" />
      <Teeth croc={croc} />
      <Eye croc={croc} look={{ x: 3.9, y: -2.6 }} />
      <Brow croc={croc} d="M51 42c1.8-6 6.5-9.7 12.5-9.5 5 .2 8.8 2.7 10.8 6.5" />
      <Cheek croc={croc} cx={40} cy={79} />
      <g className="croc-bubbles" fill={croc.water}>
        <circle cx="147" cy="40" r="4" />
        <circle cx="139" cy="24" r="5.5" />
        <circle cx="150" cy="8" r="7" />
      </g>
      {water && <Water croc={croc} />}
    </>
  );
}

export function Done({ croc, water }: PoseProps) {
  return (
    <>
      <Scutes croc={croc} />
      <Body croc={croc} />
      <Smile croc={croc} d="M147.5 84C118 93.5 84 93.5 57 86.5c-5-1.3-8.8-6-9.2-12" />
      <Teeth croc={croc} />
      <path
        d="M54 51.5c2-6 6-8.8 10.2-8.6 4 .2 7.3 3 9 8.1"
        stroke={croc.ink}
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <Cheek croc={croc} cx={40} cy={79} />
      <Unmirrored at="141px 32px">
        <g className="croc-coin">
          <circle cx="141" cy="32" r="19" fill={croc.eye} />
          <path
            d="m132 32.5 6.3 6.5L150.5 26"
            stroke={croc.ink}
            strokeWidth="5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      </Unmirrored>
      {water && <Water croc={croc} />}
    </>
  );
}

export function Asleep({ croc, water }: PoseProps) {
  return (
    <>
      <svg width="160" height="99" viewBox="0 0 160 99">
        <path fill={croc.shade} d={sunkenScutes} />
        <g transform="translate(6 29)">
          <Body croc={croc} />
          <path
            d="M53 49c3.2 4.4 6.6 6.3 10.6 6.3S71.5 53.4 74 49"
            stroke={croc.ink}
            strokeWidth="3.4"
            strokeLinecap="round"
          />
        </g>
      </svg>
      <g stroke={croc.water} strokeWidth="3.4" strokeLinecap="round" strokeLinejoin="round">
        <Unmirrored at="93px 57px">
          <path d="M88 52h10l-10 11h10" />
        </Unmirrored>
        <Unmirrored at="115px 37px">
          <path d="M108 30h14l-14 15h14" />
        </Unmirrored>
      </g>
      {water && <Water croc={croc} y={100} />}
    </>
  );
}

export function Lost({ croc, water }: PoseProps) {
  return (
    <>
      <Scutes croc={croc} />
      <Body croc={croc} />
      <Smile croc={croc} d="M147.5 84.5c-7 5-13-1-20 3.5s-13-1-20 3-13-1-19 2-12-1-17-2-10-2-15-3.5" />
      <Eye croc={croc} look={{ x: 4.1, y: 2.4 }} />
      <Brow croc={croc} d="M52 38c5-6 12-8 19-5.5" />
      <path d="M112 42V28M101 44l-6-10M123 44l7-10" stroke={croc.eye} strokeWidth="4" strokeLinecap="round" />
      {water && <Water croc={croc} />}
    </>
  );
}

function Brow({ croc, d }: { croc: Croc; d: string }) {
  return <path d={d} stroke={croc.shade} strokeWidth="5" strokeLinecap="round" />;
}

/** The crocodile looks into the page in both directions of writing; a check mark and a snore stay as they are. */
function Unmirrored({ at, children }: { at: string; children: ReactNode }) {
  return <g style={{ transform: 'scaleX(var(--direction))', transformOrigin: at }}>{children}</g>;
}

const openHead =
  'M18 101C14 79 22 60 42 52 41 37 50 27.5 61.5 28 71.5 28.4 78 35 80 45.5c11 7.5 25 8.2 39.5 3C120.5 40 128 35 136 36.6c9 1.8 14.5 10 13.6 19-.7 6.5-4.6 10.4-11 12C112 74 82 77 64 81.5c-9 2.2-13 8-12.5 19.5Z';
const lowerJaw =
  'M44 101c-1-8 2-13 8-15 6 6 16 8.5 30 8.5 18 0 36-4 52-9.5 6-2 11 2.5 9.5 7.5-1.5 5.5-6 8.5-12.5 8.5Z';
const lowerTeeth =
  'm92 94.2 4-7.4q1-1.6 2.1 0l3.7 6.6ZM112 91.6l3.6-7.6q1-1.6 2.1 0l4.1 5.6ZM129 86.9l2.7-6.6q.9-1.6 2.1-.2l4.2 4.6Z';
const upperTeeth =
  'm137 67.8-1.3 7.4q-.5 1.7-1.9.6l-5.6-6ZM119.5 71.5l-2 7q-.6 1.6-2 .4l-5-5.8ZM101 74.7l-2.4 6.5q-.7 1.5-2 .3L92.5 76Z';
const wavingHand =
  'M20 106c-6-12-9-24-9.6-35-4.6-1.5-8-6-8-9.5 0-2.2 2.6-2.8 4-.8l2.4 3.4-1.8-8.3c-.6-2.7 3-3.6 4-1l2.7 7.7.6-8c.2-2.7 3.9-2.6 4.1.1l.5 8.3 2.6-4.8c1.3-2.2 4.2-.9 3.6 1.6-1 4-2.4 8-4.6 11.2C21 82 24 93 31 103Z';
const sunkenScutes = 'M2 102l4.5-9q1.5-2.4 3.4-.2l4 7.2 5-12q1.7-3 4-.3l4.6 10 3.5-11q1.8-3 4-.2L43 102Z';
