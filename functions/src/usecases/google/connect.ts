import type * as z from 'zod/mini';
import type {
  googleClaimRequest,
  googleExchangeReply,
  googleExchangeRequest,
  googleStartReply,
  googleStartRequest,
} from '@crocodile-hub/core/contract/routes';
import { retention } from '@crocodile-hub/core/domain/retention';
import { sha256Hex } from '@crocodile-hub/core/domain/sha256';
import { Failure } from '../../ports/failure.ts';
import type { StoredGrant } from '../../ports/grants.ts';
import type { Person } from '../../ports/person.ts';
import type { Ports } from '../../ports/ports.ts';
import { grantContext } from './access.ts';
import { readIdToken } from './id-token.ts';

export type ConnectPorts = Pick<Ports, 'grants' | 'oauth' | 'vault' | 'clock' | 'ids' | 'log'> & {
  /** The app's own callback; no other address ever receives a code. */
  redirectUri: string;
  clientId: string;
};

export type DisconnectGooglePorts = Pick<Ports, 'grants' | 'oauth' | 'vault' | 'log'>;

/** Begins Google's code flow: the verifier stays here, the state is good for one exchange by this browser. */
export async function startGoogle(
  ports: ConnectPorts,
  person: Person | null,
  { nonceHash, redirectUri, loginHint }: z.output<typeof googleStartRequest>,
): Promise<z.output<typeof googleStartReply>> {
  if (redirectUri !== ports.redirectUri) {
    throw new Failure('invalid', 'unknownRedirect', {
      issues: [{ path: 'redirectUri', message: 'must be the callback of this app' }],
    });
  }
  const state = ports.ids.secret();
  const verifier = ports.ids.secret();
  const expiresAt = ports.clock.now() + retention.startedSignIns.keptMs;
  await ports.grants.beginFlow(state, {
    verifier,
    nonceHash,
    redirectUri,
    uid: person?.uid ?? null,
    expiresAt,
  });
  const authUrl = ports.oauth.authUrl({ state, verifier, redirectUri, loginHint });
  return { success: true, authUrl, state };
}

/** Turns the code into a grant: the person's at once when signed in, behind a ticket otherwise. */
export async function exchangeGoogle(
  ports: ConnectPorts,
  person: Person | null,
  { code, state, nonce }: z.output<typeof googleExchangeRequest>,
): Promise<z.output<typeof googleExchangeReply>> {
  const now = ports.clock.now();
  const flow = await ports.grants.takeFlow(state);
  if (flow === null || flow.expiresAt <= now) throw staleFlow();
  if (flow.nonceHash !== sha256Hex(nonce)) throw staleFlow();
  if (flow.uid !== null && flow.uid !== person?.uid) throw staleFlow();

  const tokens = await ports.oauth.exchange(code, { verifier: flow.verifier, redirectUri: flow.redirectUri });
  const identity = readIdToken(tokens.idToken, { clientId: ports.clientId, now });
  const granted = { ...tokens, account: identity.email, googleId: identity.sub };
  const reply = {
    success: true as const,
    idToken: tokens.idToken,
    accessToken: tokens.accessToken,
    expiresInSeconds: Math.max(0, Math.floor((tokens.expiresAt - now) / 1000)),
    email: identity.email,
  };
  if (flow.uid !== null) {
    await ports.grants.save(flow.uid, sealed(ports, granted, grantContext(flow.uid)), now);
    ports.log.info('grant.connected');
    return { ...reply, ticket: null };
  }
  const ticket = ports.ids.secret();
  const ticketHash = sha256Hex(ticket);
  const grant = sealed(ports, granted, ticketContext(ticketHash));
  await ports.grants.keepTicket(ticketHash, { grant, expiresAt: now + retention.tickets.keptMs });
  return { ...reply, ticket };
}

/** After signing in with the Google account of the ticket, its grant becomes the person's. */
export async function claimGoogle(
  ports: ConnectPorts,
  person: Person,
  { ticket }: z.output<typeof googleClaimRequest>,
): Promise<{ success: true }> {
  const now = ports.clock.now();
  const ticketHash = sha256Hex(ticket);
  const kept = await ports.grants.takeTicket(ticketHash);
  if (kept === null || kept.expiresAt <= now) throw staleFlow();
  const { grant } = kept;
  if (!person.googleIds.includes(grant.googleId)) {
    throw new Failure('forbidden', 'googleAnotherPersons');
  }
  const open = (text: string) => ports.vault.open(text, ticketContext(ticketHash));
  const accessToken = open(grant.accessToken);
  if (accessToken === null) throw staleFlow();
  const refreshToken = grant.refreshToken === null ? null : open(grant.refreshToken);
  const granted = { ...grant, accessToken, refreshToken };
  await ports.grants.save(person.uid, sealed(ports, granted, grantContext(person.uid)), now);
  ports.log.info('grant.connected');
  return { success: true };
}

/** Withdraws the grant at Google and forgets it here; forgetting does not wait for Google's consent. */
export async function disconnectGoogle(
  ports: DisconnectGooglePorts,
  person: Person,
): Promise<{ success: true }> {
  const grant = await ports.grants.load(person.uid);
  await ports.grants.remove(person.uid, 'disconnected');
  const sealed = grant?.refreshToken ?? grant?.accessToken;
  const token = sealed === undefined ? null : ports.vault.open(sealed, grantContext(person.uid));
  if (token !== null) {
    await ports.oauth.revoke(token).catch((error: unknown) => ports.log.error('grant.revoke-failed', error));
  }
  return { success: true };
}

function sealed(ports: ConnectPorts, granted: StoredGrant, context: string): StoredGrant {
  const { account, googleId, scopes, expiresAt, accessToken, refreshToken } = granted;
  return {
    account,
    googleId,
    scopes,
    expiresAt,
    accessToken: ports.vault.seal(accessToken, context),
    refreshToken: refreshToken === null ? null : ports.vault.seal(refreshToken, context),
  };
}

function ticketContext(ticketHash: string): string {
  return `ticket:google:${ticketHash}`;
}

function staleFlow(): Failure {
  return new Failure('invalid', 'signInElsewhere');
}
