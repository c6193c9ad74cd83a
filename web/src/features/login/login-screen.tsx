import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useSignIn } from '../../shared/auth/person.ts';
import { safeNext, pages } from '../../shared/nav/pages.ts';
import { useAddressParams } from '../../shared/nav/use-address-params.ts';
import { useGo } from '../../shared/nav/use-go.ts';
import { LoginArt } from './login-art.tsx';
import { LoginPanel } from './login-panel.tsx';

/** Two halves on wide windows, the art above the form on small ones. Leads on to where the person wanted to go. */
export function LoginScreen() {
  const next = safeNext(useAddressParams().get('next')) ?? pages.overview;
  const { is } = useSignIn();
  const go = useGo();
  useEffect(() => {
    if (is === 'signed-in') go(next, { replace: true });
  }, [is, go, next]);
  return (
    <Halves>
      <LoginArt />
      <LoginPanel next={next} />
    </Halves>
  );
}

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  minBlockSize: '100dvh',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr', gridTemplateRows: '264px 1fr' },
}));
