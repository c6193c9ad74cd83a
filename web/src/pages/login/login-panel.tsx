import PlayArrow from '@mui/icons-material/PlayArrowOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Link } from '../../kit/nav/link.tsx';
import { pages } from '../../kit/nav/pages.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { GoogleGlyph } from './google-glyph.tsx';
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
