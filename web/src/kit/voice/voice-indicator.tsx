import CloudOutlined from '@mui/icons-material/CloudOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { limits } from '@crocodile-hub/core/domain/limits';
import { styled } from '@mui/material/styles';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../text/use-translation.ts';
import type { Store } from '../state/store.ts';
import { useNow } from '../state/use-now.ts';
import { BidiText } from '../ui/bidi-text.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { SoundPath } from './sound-path.ts';
import type { Voice } from './use-voice.ts';
import { oneLine } from '../theme/tokens.ts';

/** The state of the microphone: its level and time, or that the recording is being transcribed. */
export default function VoiceIndicator({ voice }: { voice: Voice }) {
  const { state } = voice;
  const isHidden = useHiddenAfter(limits.voiceIndicatorMs, state.is);
  if (isHidden || (state.is !== 'listening' && state.is !== 'transcribing')) return null;
  return (
    <Line>
      {state.is === 'listening' ? <Listening voice={voice} since={state.since} /> : <Reading />}
      {voice.path !== null && <SoundPathBadge path={voice.path} />}
    </Line>
  );
}

const paths = {
  device: { icon: <LockOutlined />, text: 'staysHere' },
  browser: { icon: <CloudOutlined />, text: 'goesToBrowser' },
  server: { icon: <CloudOutlined />, text: 'goesToServer' },
} as const satisfies Record<SoundPath, unknown>;

/** Shows where the sound goes. */
function SoundPathBadge({ path }: { path: SoundPath }) {
  const { t } = useTranslation('voice');
  const { icon, text } = paths[path];
  return (
    <Badge data-path={path}>
      {icon}
      {t(text)}
    </Badge>
  );
}

function Reading() {
  const { t } = useTranslation('voice');
  return (
    <>
      <Spinner />
      {t('transcribing')}
    </>
  );
}

function Listening({ voice, since }: { voice: Voice; since: number }) {
  const { t } = useTranslation('voice');
  return (
    <>
      <Bars level={voice.level} />
      <span className="visually-hidden">{t('listening')}</span>
      <Words>
        <BidiText>{voice.words}</BidiText>
      </Words>
      <Elapsed since={since} />
    </>
  );
}

const barCount = 16;

/** The last second and a half of sound. */
function Bars({ level }: { level: Store<number> }) {
  const current = useSyncExternalStore(level.subscribe, level.get);
  const [levels, setLevels] = useState<readonly number[]>(() => Array.from({ length: barCount }, () => 0));
  const [last, setLast] = useState(current);
  if (current !== last) {
    setLast(current);
    setLevels([...levels.slice(1), current]);
  }
  return (
    <Sound aria-hidden>
      {levels.map((one, index) => (
        <i key={index} style={{ blockSize: `${Math.round(15 + 85 * one)}%` }} />
      ))}
    </Sound>
  );
}

function Elapsed({ since }: { since: number }) {
  const seconds = Math.max(0, Math.round((useNow(1_000) - since) / 1_000));
  return (
    <bdi className="tabular" aria-hidden>
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </bdi>
  );
}

/** Rule voice.recording.2: the indicator hides by itself; the button still shows the state. */
function useHiddenAfter(afterMs: number, phase: string): boolean {
  const [hidden, setHidden] = useState<string | null>(null);
  useEffect(() => {
    const timer = window.setTimeout(() => setHidden(phase), afterMs);
    return () => {
      window.clearTimeout(timer);
      setHidden(null);
    };
  }, [afterMs, phase]);
  return hidden === phase;
}

const Line = styled('output')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  flex: 1,
  minInlineSize: 0,
  color: theme.vars.palette.ink3,
}));

const Badge = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  flexShrink: 0,
  '& svg': { fontSize: 14 },
}));

const Words = styled('span')(({ theme }) => ({
  flex: 1,
  minInlineSize: 0,
  ...oneLine,
  color: theme.vars.palette.ink2,
}));

const Sound = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  blockSize: 16,
  flexShrink: 0,
  '& > i': { inlineSize: 3, borderRadius: 999, backgroundColor: theme.vars.palette.error.main },
}));
