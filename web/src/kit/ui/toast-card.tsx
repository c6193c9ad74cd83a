import CheckCircle from '@mui/icons-material/CheckCircleOutlineOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../text/use-translation.ts';
import { elevation, radius } from '../theme/tokens.ts';
import type { ToastAction, ToastKind } from './notify.tsx';
import { Pressable } from './pressable.tsx';
import { Ridge } from './ridge.tsx';
import { Spinner } from './spinner.tsx';
import { offerUndo } from './undo-offers.ts';
import { WordsAlone } from './words-alone.tsx';

type ToastCardProps = {
  kind: ToastKind;
  text: string;
  detail?: string | undefined;
  action?: ToastAction | undefined;
  /** How long the action can be taken: the ridge at the foot runs down with it. */
  countdownMs?: number | undefined;
  onClose: () => void;
};

export function ToastCard({ kind, text, detail, action, countdownMs, onClose }: ToastCardProps) {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState<ToastAction>();
  // A replaced toast has a new action, so it no longer counts as pressed.
  const isWorking = action?.working !== undefined && pressed === action;
  const act = (chosen: ToastAction) => {
    if (pressed === chosen) return;
    setPressed(chosen);
    chosen.run();
    if (chosen.working === undefined) onClose();
  };
  const press = useEffectEvent(act);
  useEffect(() => (action?.isUndo === true ? offerUndo(() => press(action)) : undefined), [action]);
  return (
    <Root role={kind === 'error' ? 'alert' : undefined}>
      <Row>
        {kind === 'loading' && <Spinner />}
        {kind === 'success' && <CheckCircle fontSize="small" />}
        {kind === 'error' && <ErrorOutline fontSize="small" />}
        <Words>
          <WordsAlone text={text} />
          {detail !== undefined && <Detail>{detail}</Detail>}
        </Words>
        {action !== undefined && (
          <Act disabled={isWorking} aria-busy={isWorking || undefined} onClick={() => act(action)}>
            {isWorking ? action.working : action.label}
          </Act>
        )}
        {countdownMs === undefined && kind !== 'loading' && (
          <Cross aria-label={t('close')} onClick={onClose}>
            <Close fontSize="inherit" />
          </Cross>
        )}
      </Row>
      {countdownMs !== undefined && !isWorking && <Countdown ms={countdownMs} name={text} />}
    </Root>
  );
}

/** Steps once a second; the ridge's own transition makes it glide. */
function Countdown({ ms, name }: { ms: number; name: string }) {
  const { t } = useTranslation();
  const [startedAt] = useState(() => performance.now());
  const [leftMs, setLeftMs] = useState(ms);
  useEffect(() => {
    const tick = () => setLeftMs(Math.max(0, ms - (performance.now() - startedAt) - 1000));
    tick();
    const timer = window.setInterval(tick, 1000);
    return () => window.clearInterval(timer);
  }, [ms, startedAt]);
  return (
    <Foot>
      <Ridge
        kind="timer"
        tone="waiting"
        value={leftMs / ms}
        name={name}
        valueText={t('secondsLeft', { count: Math.ceil(leftMs / 1000) })}
      />
    </Foot>
  );
}

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body,
  fontWeight: 450,
  inlineSize: 'min(360px, 100vw - 32px)',
  borderRadius: radius.md,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.inverse,
  color: theme.vars.palette.inverseInk,
  boxShadow: elevation.menu.light,
  ...theme.applyStyles('dark', { boxShadow: elevation.menu.dark }),
}));
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minBlockSize: 44,
  padding: theme.spacing(1, 1.75),
}));
const Words = styled('span')({ flex: 1, display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
const Detail = styled('span')(({ theme }) => ({ ...theme.typography.caption, opacity: 0.8 }));
const Act = styled(Pressable)(({ theme }) => ({
  ...theme.typography.body,
  fontWeight: 'var(--weight-strong)',
  padding: theme.spacing(0.5, 1),
  borderRadius: radius.sm,
  color: theme.vars.palette.inverseAction,
  '&:focus-visible': { outlineColor: 'currentColor' },
}));
const Cross = styled(Pressable)({
  inlineSize: 28,
  blockSize: 28,
  fontSize: 16,
  opacity: 0.8,
  borderRadius: radius.sm,
  '&:focus-visible': { outlineColor: 'currentColor' },
});
const Foot = styled('div')({ marginBlockStart: -4 });
