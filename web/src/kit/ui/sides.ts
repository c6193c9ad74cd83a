import { useRtl } from '@mui/system/RtlProvider';

type Side = 'left' | 'right';

/** The inline start and end, for a Popover: it knows no logical sides. */
export function useSides(): { start: Side; end: Side } {
  return useRtl() ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' };
}

/** Places a Popover below its anchor, both with the same edge at this side. */
export function under(side: Side) {
  return {
    anchorOrigin: { vertical: 'bottom', horizontal: side },
    transformOrigin: { vertical: 'top', horizontal: side },
  } as const;
}
