import { useEffect } from 'react';
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire';
import { adopt } from '../account/sign-in-state.ts';
import { auth, firebaseApp } from '../kit/wire/firebase/auth-sdk.ts';

/**
 * ReactFire holds the app and the signed-in person; this passes them on to `signInStore`. It is drawn beside the
 * screens, not around them, so that no screen waits for this chunk. Live data has its own hook (docs/decisions).
 */
export default function AuthBridge() {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp}>
      <AuthProvider sdk={auth}>
        <SignInReporter />
      </AuthProvider>
    </FirebaseAppProvider>
  );
}

function SignInReporter() {
  const { status, data } = useUser();
  useEffect(() => {
    if (status !== 'loading') void adopt(data);
  }, [status, data]);
  return null;
}
