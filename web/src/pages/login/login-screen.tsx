import { useEffect, useState } from 'react';
import { useSignIn } from '../../account/person.ts';
import { safeNext, pages } from '../../kit/nav/pages.ts';
import { useAddressParams } from '../../kit/nav/use-address-params.ts';
import { go } from '../../kit/nav/place.tsx';
import { LoginArt } from './login-art.tsx';
import { LoginHalves } from './login-halves.tsx';
import { LoginPanel } from './login-panel.tsx';

/** The login, beside what the product does. Leads on to the page that the person wanted. */
export default function LoginScreen() {
  const { get, drop } = useAddressParams();
  const next = safeNext(get('next')) ?? pages.overview;
  const [entersDemo] = useState(get('demo') === 'true');
  const isAsked = get('demo') !== null;
  useEffect(() => {
    if (isAsked) drop('demo');
  }, [isAsked, drop]);
  const { is } = useSignIn();
  useEffect(() => {
    if (is === 'signed-in') go(next, { replace: true });
  }, [is, next]);
  return (
    <LoginHalves>
      <LoginArt />
      <LoginPanel next={next} entersDemo={entersDemo} />
    </LoginHalves>
  );
}
