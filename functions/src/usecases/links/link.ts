import type * as z from 'zod/mini';
import type { consentAnswer } from '@crocodile-hub/core/contract/consent';
import type { linkRoutes } from '@crocodile-hub/core/contract/linked-accounts';
import {
  callbackPath,
  consentProviderOf,
  type LinkedService,
  serviceName,
} from '@crocodile-hub/core/contract/linked-services';
import { retention } from '@crocodile-hub/core/domain/retention';
import { sha256Hex } from '@crocodile-hub/core/domain/sha256';
import { reason } from '@crocodile-hub/core/failures/reason';
import { Failure, isFailure } from '../../ports/failure.ts';
import type { LinkedAccount, LinkTokens } from '../../ports/connections.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import { staleSignIn } from '../stale-sign-in.ts';
import { sealLink, type StoredPorts } from './stored.ts';
import { type UnlinkPorts, withdrawAtProvider } from './unlink.ts';

export type LinkPorts = StoredPorts &
  UnlinkPorts &
  Pick<Ports, 'clock' | 'ids'> & {
    /** The app's own origin; codes come back only to its callbacks. */
    appOrigin: string;
  };

type StartRequest = z.output<typeof linkRoutes.linkStart.body>;
type StartReply = z.output<typeof linkRoutes.linkStart.reply>;
type FinishReply = z.output<typeof linkRoutes.linkFinish.reply>;

/** Begins a consent: the verifier stays here, the state is good for one answer by this browser. Rule devices.link.1. */
export async function startLink(
  ports: LinkPorts,
  person: Person,
  { service, nonceHash }: StartRequest,
): Promise<StartReply> {
  const state = ports.ids.secret();
  const verifier = ports.ids.secret();
  const redirectUri = ports.appOrigin + callbackPath(consentProviderOf[service]);
  const loginHint = await likelyAccount(ports, person, service);
  const authUrl = ports.linkProviders[service].authUrl({ state, verifier, redirectUri, loginHint });
  await ports.grants.beginFlow(state, {
    service,
    verifier,
    nonceHash,
    redirectUri,
    uid: person.uid,
    expiresAt: ports.clock.now() + retention.startedSignIns.keptMs,
  });
  return { success: true, authUrl, state };
}

/** Turns the code into a link, after the provider has answered with it. Until then the earlier link stays. */
export async function finishLink(
  ports: LinkPorts,
  person: Person,
  { code, state, nonce }: z.output<typeof consentAnswer>,
): Promise<FinishReply> {
  const flow = await ports.grants.takeFlow(state);
  if (flow === null || flow.service === 'google' || flow.expiresAt <= ports.clock.now()) throw staleSignIn();
  if (flow.nonceHash !== sha256Hex(nonce) || flow.uid !== person.uid) throw staleSignIn();

  const { service } = flow;
  const provider = ports.linkProviders[service];
  const tokens = await provider.exchange(code, flow);
  const account = await tried(ports, person, service, tokens);
  const before = await ports.links.load(person.uid, service);
  const link = { ...sealLink(ports, person.uid, service, tokens), ...account };
  await ports.links.save(person.uid, service, link, ports.clock.now());
  // After a change of account, the grant of the earlier one is withdrawn.
  if (before !== null && before.accountId !== account.accountId) {
    await withdrawAtProvider(ports, person.uid, service, before);
  }
  ports.log.info('link.connected', { service });
  return { success: true, service, account: account.account };
}

/** Finds the account of the new tokens; tokens that cannot tell it are given back. */
async function tried(
  ports: LinkPorts,
  person: Person,
  service: LinkedService,
  tokens: LinkTokens,
): Promise<LinkedAccount> {
  const provider = ports.linkProviders[service];
  try {
    const allowed = tokens.scopes.split(/[\s,]+/);
    if (!provider.needs.every((scope) => allowed.includes(scope))) throw lacking(service);
    return await provider.whoseAccount(tokens.accessToken);
  } catch (error) {
    const sealed = sealLink(ports, person.uid, service, tokens);
    await withdrawAtProvider(ports, person.uid, service, { ...sealed, account: null });
    throw isFailure(error, 'reauth') ? lacking(service) : error;
  }
}

/** Opens Google's page with the account whose mail is connected. */
async function likelyAccount(
  { grants }: LinkPorts,
  { uid }: Person,
  service: LinkedService,
): Promise<string | undefined> {
  if (service !== 'google-drive') return undefined;
  const account = (await grants.load(uid))?.account ?? '';
  return account === '' ? undefined : account;
}

function lacking(service: LinkedService): Failure {
  return new Failure('forbidden', reason('linkLacksPermission', { service: serviceName[service] }));
}
