import { auth, gmail } from 'googleapis/build/src/apis/gmail/index.js';
import { calendar } from 'googleapis/build/src/apis/calendar/index.js';
import { drive } from 'googleapis/build/src/apis/drive/index.js';
import { oauth2 } from 'googleapis/build/src/apis/oauth2/index.js';
import { z } from 'zod';

import { LOCAL_CLIENT } from './oauth/clients.ts';

const Opened = z.object({ email: z.string(), access_token: z.string(), refresh_token: z.string() });

/** An account of the stand-in, and Google's own clients signed in to it. */
export async function openPerson(
  url: string,
  email: string,
  options: { name?: string; scope?: string } = {},
) {
  const reply = await fetch(`${url}/_accounts`, {
    method: 'POST',
    body: JSON.stringify({ provider: 'google', email, ...options }),
  });
  const { access_token, refresh_token } = Opened.parse(await reply.json());
  return { email, ...clientsFor(url, { access_token, refresh_token }) };
}

export function clientsFor(url: string, credentials: { access_token?: string; refresh_token?: string }) {
  const client = oauthClient(url);
  client.setCredentials(credentials);
  // Google's client keeps only the origin, so the stand-in answers Google's paths at the root too.
  const rootUrl = `${url}/`;
  return {
    auth: client,
    gmail: gmail({ version: 'v1', auth: client, rootUrl }),
    calendar: calendar({ version: 'v3', auth: client, rootUrl }),
    drive: drive({ version: 'v3', auth: client, rootUrl }),
    oauth2: oauth2({ version: 'v2', auth: client, rootUrl }),
  };
}

export function oauthClient(url: string) {
  const google = `${url}/google`;
  return new auth.OAuth2({
    clientId: LOCAL_CLIENT.clientId,
    clientSecret: LOCAL_CLIENT.clientSecret,
    redirectUri: LOCAL_CLIENT.redirectUris[0] ?? '',
    endpoints: {
      oauth2AuthBaseUrl: `${google}/o/oauth2/v2/auth`,
      oauth2TokenUrl: `${google}/token`,
      oauth2RevokeUrl: `${google}/revoke`,
      oauth2FederatedSignonPemCertsUrl: `${google}/oauth2/v1/certs`,
    },
  });
}

/** The error that the vendor's client throws when the stand-in refuses. */
export async function refusalOf(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return Refusal.parse(error).response;
}

const Refusal = z.object({
  response: z.object({
    status: z.number(),
    data: z.object({
      error: z.object({
        code: z.number(),
        message: z.string(),
        status: z.string(),
        errors: z.array(z.looseObject({ reason: z.string() })),
      }),
    }),
  }),
});

/** Mail as a client writes it, ready for `requestBody.raw`. */
export function rawMail(headers: Record<string, string>, body = 'Hello.'): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`).toString('base64url');
}
