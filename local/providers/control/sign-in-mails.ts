import { z } from 'zod';

const codes = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.url() })).default([]),
});

/** A mail that Firebase would send: recipient, purpose, and its link. */
export type SignInMail = { to: string; purpose: string; link: string };
export type SignInMails = () => Promise<SignInMail[]>;

/** The Auth emulator sends no mails. It lists the links that are still valid. */
export function signInMailsOf(authCodesUrl: string | undefined): SignInMails {
  return async () => {
    if (authCodesUrl === undefined) return [];
    const response = await fetch(authCodesUrl, { signal: AbortSignal.timeout(5_000) });
    const { oobCodes } = codes.parse(await response.json());
    return oobCodes.map(({ email, requestType, oobLink }) => ({
      to: email,
      purpose: requestType,
      link: oobLink,
    }));
  };
}
