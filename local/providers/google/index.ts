import { Hono } from 'hono';
import { cors } from 'hono/cors';

import type { Provider, ProviderContext } from '../kit/provider.ts';
import { calendarRoutes } from './calendar/index.ts';
import { openCalendar } from './calendar/store.ts';
import { driveRoutes } from './drive/index.ts';
import type { Account } from './entities.ts';
import { GoogleError, answerError, failureForStatus } from './errors.ts';
import { openPostOffice } from './gmail/delivery.ts';
import { gmailRoutes } from './gmail/index.ts';
import { receiveMail } from './gmail/receive.ts';
import { openUnits } from './gmail/units.ts';
import { openWatches } from './gmail/watches.ts';
import { LOCAL_CLIENT, LOCAL_PUSH_ACCOUNT } from './oauth/clients.ts';
import type { OAuthClient } from './oauth/clients.ts';
import { consentRoutes } from './oauth/consent.ts';
import { createIdTokens } from './oauth/id-token.ts';
import { tokenRoutes } from './oauth/token-endpoint.ts';
import { openTokens } from './oauth/tokens.ts';
import { userinfoRoutes } from './oauth/userinfo.ts';
import { openAccountWith } from './open-account.ts';
import { fillAccount, seedGoogle } from './seed.ts';
import { partialResponse } from './partial-response.ts';
import { openGoogleStore } from './store.ts';

export type GoogleOptions = {
  clients?: OAuthClient[];
  issuer?: string;
  /** The address to which Gmail's changes are pushed. */
  pushUrl?: string | undefined;
};

/** Imitates accounts.google.com, oauth2.googleapis.com, Gmail, Calendar and Drive's `about`. */
export function createGoogle(context: ProviderContext, options: GoogleOptions = {}): Provider {
  const { records, clock, sent, log } = context;
  const { clients = [LOCAL_CLIENT], issuer = 'https://accounts.google.com', pushUrl } = options;
  const store = openGoogleStore(records);
  const tokens = openTokens(store, clock);
  const idTokens = createIdTokens(store, clock, issuer);
  const calendarOf = (account: Account) => openCalendar(records, account, clock);
  const postOffice = openPostOffice({
    records,
    store,
    clock,
    sent,
    moved: (email) => watches.moved(email),
  });
  const watches = openWatches({
    records,
    clock,
    log,
    pushUrl,
    tokenFor: (audience) => idTokens.ofService(LOCAL_PUSH_ACCOUNT, audience),
    historyIdOf: (email) => postOffice.mailboxOf(email).historyId(),
  });
  const units = openUnits();

  const seeding = { store, clock, mailboxOf: postOffice.mailboxOf, calendarOf };

  const routes = new Hono();
  routes.use(cors({ origin: '*', exposeHeaders: ['ETag'] }), partialResponse());
  routes.route('/', consentRoutes({ store, tokens, clock, clients }));
  routes.route('/', tokenRoutes({ store, tokens, idTokens, clock, clients }));
  routes.route('/', userinfoRoutes(tokens));
  routes.route('/', driveRoutes(tokens));
  routes.route('/', gmailRoutes({ tokens, postOffice, clock, watches, units }));
  routes.route(
    '/',
    calendarRoutes({ tokens, sent, clock, directory: { findAccount: store.findAccount, calendarOf } }),
  );
  routes.all('*', () => {
    throw new GoogleError('notFound', 'Not Found');
  });
  routes.onError(answerError);

  return {
    name: 'google',
    routes,
    rootPaths: ['/gmail/*', '/upload/*', '/calendar/*', '/drive/*', '/oauth2/*'],
    seed: () => seedGoogle(seeding),
    failure: failureForStatus,
    receive: receiveMail({ store, postOffice, clock, told: (email) => watches.told(email) }),
    units: units.used,
    close: () => watches.close(),
    openAccount: openAccountWith({
      store,
      tokens,
      idTokens,
      client: clients[0] ?? LOCAL_CLIENT,
      fill: (email) => fillAccount(seeding, email),
    }),
  };
}
