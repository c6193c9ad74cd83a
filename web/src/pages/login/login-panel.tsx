import PlayArrow from '@mui/icons-material/PlayArrowOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Link } from '../../kit/nav/link.tsx';
import { pages } from '../../kit/nav/pages.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import type { Mode } from './credentials.ts';
import { useLogin } from './use-login.ts';

/** Sign in or sign up: Google first, then email and password, then the demo where there is one. */
export function LoginPanel({ next, entersDemo }: { next: string; entersDemo: boolean }) {
  const { t } = useTranslation('login');
  const [mode, setMode] = useState<Mode>('signIn');
  const login = useLogin(next);
  const enterDemo = useEffectEvent(() => login.demo?.());
  useEffect(() => {
    if (entersDemo) enterDemo();
  }, [entersDemo]);
  const change = (next: Mode) => {
    setMode(next);
    login.clearFailure();
  };
  const other = mode === 'signIn' ? 'signUp' : 'signIn';
  return (
    <Panel>
      <Column>
        <h1 className="visually-hidden">{t(mode)}</h1>
        <Segmented
          name={t('mode')}
          wide
          large
          value={mode}
          onChange={change}
          options={[
            { value: 'signIn', label: t('signIn') },
            { value: 'signUp', label: t('signUp') },
          ]}
        />
        <Button
          size="lg"
          wide
          icon={<GoogleGlyph />}
          loading={login.busy === 'google'}
          onClick={login.google}
        >
          {login.busy === 'google' ? t('waitingForGoogle') : t('continueWithGoogle')}
        </Button>
        <Or>{t('or')}</Or>
        <CredentialsForm key={mode} mode={mode} login={login} />
        {login.demo !== undefined && (
          <Button
            size="lg"
            wide
            variant="tint"
            icon={<PlayArrow />}
            loading={login.busy === 'demo'}
            onClick={login.demo}
          >
            {t('tryTheDemo')}
          </Button>
        )}
        <Foot>
          {mode === 'signIn' ? t('noAccountYet') : t('haveAccount')}{' '}
          <TextButton type="button" onClick={() => change(other)}>
            {t(other)}
          </TextButton>
          {' · '}
          <Link to={pages.privacy}>{t('privacyPolicy')}</Link>
        </Foot>
      </Column>
    </Panel>
  );
}

const Panel = styled('main')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: theme.spacing(4, 2.5),
}));

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  inlineSize: '100%',
  maxInlineSize: 380,
}));

const Or = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  color: theme.vars.palette.ink3,
  '&::before, &::after': {
    content: '""',
    flex: 1,
    borderBlockStart: `1px solid ${theme.vars.palette.borderStrong}`,
  },
}));

const Foot = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  textAlign: 'center',
  color: theme.vars.palette.ink3,
  '& a, & button': {
    fontWeight: 'var(--weight-strong)',
    color: theme.vars.palette.primaryInk,
    textDecoration: 'none',
  },
  '& a:hover, & button:hover': { textDecoration: 'underline' },
}));

const TextButton = styled('button')({
  padding: 4,
  margin: -4,
  border: 'none',
  background: 'none',
  cursor: 'pointer',
});

/** Google's own mark, in its own colours, as its sign-in guidelines ask. Never mirrored. */
function GoogleGlyph() {
  return (
    <svg viewBox="0 0 48 48" width="20" height="20" aria-hidden>
      <path
        fill="#EA4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#FBBC05"
        d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  );
}
