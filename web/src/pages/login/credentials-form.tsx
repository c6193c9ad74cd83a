import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { styled } from '@mui/material/styles';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { type CredentialErrors, errorsOf, type Mode } from './credentials.ts';
import type { Login } from './use-login.ts';

const words = {
  signIn: { busy: 'signingIn', failed: 'loginFailed', autoComplete: 'current-password' },
  signUp: { busy: 'signingUp', failed: 'signUpFailed', autoComplete: 'new-password' },
} as const;

/**
 * Email and password, named so that password managers recognise them. Errors are shown at their fields, and the first
 * wrong field takes the focus.
 */
export function CredentialsForm({ mode, login }: { mode: Mode; login: Login }) {
  const { t } = useTranslation(['login', 'common']);
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [revealed, setRevealed] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Password managers fill fields without React's events, so the elements' own values count.
    const typed = { email: email.current?.value ?? '', password: password.current?.value ?? '' };
    const found = errorsOf(typed, mode);
    setErrors(found);
    if (found.email !== undefined) email.current?.focus();
    else if (found.password !== undefined) password.current?.focus();
    else login.submit(typed, mode);
  };
  const failure = login.failure === undefined ? undefined : <FailureText failure={login.failure} />;
  return (
    <Form noValidate onSubmit={submit} aria-label={t(mode)}>
      <Field
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        autoFocus
        inputRef={email}
        input={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false, dir: 'ltr', required: true }}
        {...(errors.email === undefined ? {} : { error: t(errors.email) })}
      />
      <Field
        label={t('password')}
        name="password"
        type={revealed ? 'text' : 'password'}
        autoComplete={words[mode].autoComplete}
        inputRef={password}
        input={{ dir: 'ltr', required: true }}
        error={errors.password === undefined ? failure : t(errors.password)}
        end={
          <IconButton
            size="sm"
            name={revealed ? t('common:hidePassword') : t('common:showPassword')}
            icon={revealed ? <VisibilityOff /> : <Visibility />}
            onClick={() => setRevealed(!revealed)}
            sx={{ marginInlineEnd: 0.75 }}
          />
        }
      />
      <Button type="submit" size="lg" wide variant="filled" loading={login.busy === mode}>
        {login.busy === mode ? t(words[mode].busy) : t(mode)}
      </Button>
    </Form>
  );
}

function FailureText({ failure }: { failure: NonNullable<Login['failure']> }) {
  const { t } = useTranslation('login');
  return (
    <span>
      <span>{t(failure.text)}</span>
      {failure.problem !== undefined && <Why>{t(failure.problem)}</Why>}
    </span>
  );
}

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));
const Why = styled('span')(({ theme }) => ({ display: 'block', color: theme.vars.palette.ink3 }));
