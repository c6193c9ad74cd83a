import { limits } from '@crocodile-hub/core/domain/limits';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { radius } from '../theme/tokens.ts';

/**
 * The meaning of the colours: gold waits for the person, blue runs, red failed, green is a rare success, plain is over.
 */
export type Tone = 'waiting' | 'running' | 'failed' | 'success' | 'plain';

type BadgeProps = { tone: Tone; icon?: ReactNode; children: ReactNode };

/** A state in words with an icon, so that colour is never the only sign. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <Pill data-tone={tone}>
      {icon}
      {children}
    </Pill>
  );
}

/** A number beside a name. `waiting` is gold, others are grey. */
export function Count({
  value,
  tone = 'plain',
  name,
}: {
  value: number;
  tone?: 'waiting' | 'primary' | 'plain';
  name?: string;
}) {
  return (
    <Round
      data-tone={tone}
      className="tabular"
      {...(name === undefined ? {} : { 'aria-label': name, role: 'img' })}
    >
      {value > limits.unreadBadgeCap ? `${limits.unreadBadgeCap}+` : value}
    </Round>
  );
}

/** A coloured dot; the words beside it say the same. */
export const StatusDot = styled('span')<{ tone: Tone }>(({ theme, tone }) => ({
  display: 'block',
  inlineSize: 8,
  blockSize: 8,
  flexShrink: 0,
  borderRadius: '50%',
  backgroundColor: dotColor(theme.vars.palette, tone),
  ...(tone === 'waiting' && { border: `1px solid ${theme.vars.palette.accentLine}` }),
}));

type DotPalette = Record<'accent' | 'ink3', string> & Record<'info' | 'error' | 'success', { main: string }>;

function dotColor(c: DotPalette, tone: Tone): string {
  const colors = {
    waiting: c.accent,
    running: c.info.main,
    failed: c.error.main,
    success: c.success.main,
    plain: c.ink3,
  } satisfies Record<Tone, string>;
  return colors[tone];
}

const Pill = styled('span')(({ theme }) => {
  const c = theme.vars.palette;
  return {
    ...theme.typography.caption,
    fontWeight: 550,
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    minBlockSize: 22,
    paddingInline: 8,
    borderRadius: radius.pill,
    whiteSpace: 'nowrap',
    '& .MuiSvgIcon-root': { fontSize: 14 },
    '&[data-tone=waiting]': { backgroundColor: c.accentTint, color: c.accentInk },
    '&[data-tone=running]': { backgroundColor: c.infoTint, color: c.infoInk },
    '&[data-tone=failed]': { backgroundColor: c.errorTint, color: c.errorInk },
    '&[data-tone=success]': { backgroundColor: c.successTint, color: c.successInk },
    '&[data-tone=plain]': { backgroundColor: c.sunken, color: c.ink2 },
  };
});

const Round = styled('span')(({ theme }) => {
  const c = theme.vars.palette;
  return {
    ...theme.typography.caption,
    fontWeight: 'var(--weight-strong)',
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: 20,
    blockSize: 20,
    paddingInline: 6,
    borderRadius: radius.pill,
    '&[data-tone=plain]': { backgroundColor: c.well, color: c.ink2 },
    '&[data-tone=primary]': { backgroundColor: c.primary.main, color: c.onPrimary },
    '&[data-tone=waiting]': { backgroundColor: c.accent, color: c.onAccent },
  };
});
