import { type Account, type Accounts, apiKey } from './accounts.ts';
import { rememberedSignIn } from './remembered-sign-in.ts';

/** Signs somebody in beforehand, so that a test begins on its own screen. */
export function storeSignIn(accounts: Accounts, account: Account): void {
  const { uid, email, name } = account;
  const accessToken = accounts.token(account);
  const kept = rememberedSignIn({ uid, email, name, apiKey, accessToken, refreshToken: uid });
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
}
