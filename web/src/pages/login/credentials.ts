export type Mode = 'signIn' | 'signUp';
export type Credentials = { email: string; password: string };

/** Why the form cannot be sent, by field; the texts are keys of the login catalogue. */
export type CredentialErrors = {
  email?: 'emailRequired' | 'emailInvalid';
  password?: 'passwordRequired' | 'passwordTooShort';
};

/** Firebase requires six unless the project's policy says more: docs/deploy.md. */
const minPassword = 8;

/** Login requires both email and password. Rule login.form.2. */
export function errorsOf({ email, password }: Credentials, mode: Mode): CredentialErrors {
  const errors: CredentialErrors = {};
  if (email.trim() === '') errors.email = 'emailRequired';
  else if (!looksLikeAddress(email.trim())) errors.email = 'emailInvalid';
  if (password === '') errors.password = 'passwordRequired';
  else if (mode === 'signUp' && password.length < minPassword) errors.password = 'passwordTooShort';
  return errors;
}

/** Only checks for text before and after an @, without spaces; Firebase finds out whether the address exists. */
function looksLikeAddress(email: string): boolean {
  return !/\s/.test(email) && email.slice(1, -1).includes('@');
}
