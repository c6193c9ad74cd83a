import type * as z from 'zod/mini';
import type { consentAnswer } from '@crocodile-hub/core/contract/consent';
import type {
  googleClaimRequest,
  googleExchangeReply,
  googleStartReply,
  googleStartRequest,
} from '@crocodile-hub/core/contract/routes';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { retention } from '@crocodile-hub/core/domain/retention';
import { sha256Hex } from '@crocodile-hub/core/domain/sha256';
import { Failure } from '../../ports/failure.ts';
import { googleServices, type StoredGrant } from '../../ports/connections.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import { unlinkDriveOf } from '../links/unlink.ts';
import { revokedOrRefused } from '../revoked-or-refused.ts';
import { staleSignIn } from '../stale-sign-in.ts';
import { grantContext } from './access.ts';
import { readIdToken } from './id-token.ts';

export type ConnectPorts = Pick<Ports, 'grants' | 'links' | 'oauth' | 'vault' | 'clock' | 'ids' | 'log'> & {
  /** The app's own callback; no other address ever receives a code. */
  redirectUri: string;
  clientId: string;
};

export type DisconnectGooglePorts = Pick<Ports, 'grants' | 'links' | 'oauth' | 'vault' | 'log'>;

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
    service: 'google',
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
  { code, state, nonce }: z.output<typeof consentAnswer>,
): Promise<z.output<typeof googleExchangeReply>> {
  const now = ports.clock.now();
  const flow = await ports.grants.takeFlow(state);
  if (flow === null || flow.service !== 'google' || flow.expiresAt <= now) throw staleSignIn();
  if (flow.nonceHash !== sha256Hex(nonce)) throw staleSignIn();
  if (flow.uid !== null && flow.uid !== person?.uid) throw staleSignIn();

  const tokens = await ports.oauth.exchange(code, { verifier: flow.verifier, redirectUri: flow.redirectUri });
  const identity = readIdToken(tokens.idToken, { clientId: ports.clientId, now });
  const granted = {
    ...tokens,
    account: identity.email,
    googleId: identity.sub,
    refused: googleServices.filter((service) => !tokens.granted.includes(service)),
  };
  const reply = {
    success: true as const,
    idToken: tokens.idToken,
    accessToken: tokens.accessToken,
    expiresInSeconds: Math.max(0, Math.floor((tokens.expiresAt - now) / 1000)),
    email: identity.email,
  };
  if (flow.uid !== null) {
    await replace(ports, flow.uid, granted, now);
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
  if (kept === null || kept.expiresAt <= now) throw staleSignIn();
  const { grant } = kept;
  if (!person.googleIds.includes(grant.googleId)) {
    throw new Failure('forbidden', 'googleAnotherPersons');
  }
  const open = (text: string) => ports.vault.open(text, ticketContext(ticketHash));
  const accessToken = open(grant.accessToken);
  if (accessToken === null) throw staleSignIn();
  const refreshToken = grant.refreshToken === null ? null : open(grant.refreshToken);
  const granted = { ...grant, accessToken, refreshToken };
  await replace(ports, person.uid, granted, now);
  return { success: true };
}

/** After a change of account, the grant of the earlier one is withdrawn. */
async function replace(ports: ConnectPorts, uid: string, granted: StoredGrant, now: Instant): Promise<void> {
  const before = await ports.grants.load(uid);
  await ports.grants.save(uid, sealed(ports, granted, grantContext(uid)), now);
  ports.log.info('grant.connected');
  const isAnother = before !== null && before.googleId !== '' && before.googleId !== granted.googleId;
  if (!isAnother) return;
  await unlinkDriveOf(ports, uid, before);
  await giveBack(ports, uid, before);
}

async function giveBack(ports: RevokePorts, uid: string, grant: StoredGrant): Promise<void> {
  await revoke(ports, uid, grant).catch((error: unknown) => ports.log.error('grant.revoke-failed', error));
}

type RevokePorts = Pick<ConnectPorts, 'oauth' | 'vault' | 'log'>;

async function revoke(
  { oauth, vault }: RevokePorts,
  uid: string,
  { refreshToken, accessToken }: StoredGrant,
): Promise<void> {
  const token = vault.open(refreshToken ?? accessToken, grantContext(uid));
  if (token !== null) await oauth.revoke(token);
}

/** Withdraws the grant at Google and deletes it here, even if Google does not answer. */
export async function disconnectGoogle(
  ports: DisconnectGooglePorts,
  person: Person,
): Promise<{ success: true }> {
  const grant = await ports.grants.load(person.uid);
  await ports.grants.remove(person.uid);
  if (grant !== null) await unlinkDriveOf(ports, person.uid, grant);
  if (grant !== null) await giveBack(ports, person.uid, grant);
  return { success: true };
}

/** Of an account that ended: the grant stays while Google gives no answer, so that it can still be withdrawn. */
export async function withdrawGoogle(ports: DisconnectGooglePorts, uid: string): Promise<void> {
  const grant = await ports.grants.load(uid);
  if (grant === null) return;
  await revokedOrRefused(ports, 'google', () => revoke(ports, uid, grant));
  await unlinkDriveOf(ports, uid, grant);
  await ports.grants.remove(uid);
}

function sealed(ports: ConnectPorts, granted: StoredGrant, context: string): StoredGrant {
  const { account, googleId, scopes, expiresAt, accessToken, refreshToken, refused = [] } = granted;
  return {
    account,
    googleId,
    scopes,
    refused,
    expiresAt,
    accessToken: ports.vault.seal(accessToken, context),
    refreshToken: refreshToken === null ? null : ports.vault.seal(refreshToken, context),
  };
}

function ticketContext(ticketHash: string): string {
  return `ticket:google:${ticketHash}`;
}
