import { lazy } from '../shared/lazy.ts';
import { retrying } from '../shared/retrying.ts';
import { isOurFault } from '../shared/network.ts';
import type { Circuit } from '../shared/circuit.ts';
import { linkReason } from '../shared/link-failures.ts';
import { Failure } from '../../ports/failure.ts';
import type { LinkProvider, OAuth } from '../../ports/connections.ts';
import { at, withCredentials } from './clients.ts';
import { googleFailure, lacksPermission, unexpectedAnswer } from './errors.ts';

const driveScope = 'https://www.googleapis.com/auth/drive.file';

/**
 * The scopes for Drive: who the person is, and only the files that they open with this app or make with it. They have a
 * grant of their own, apart from mail and calendar; its tokens open no other data. Rule devices.link.2.
 */
export const driveScopes = ['openid', 'email', driveScope] as const;

export type DriveOptions = {
  /** Google's authorization server, asked for `driveScopes`. */
  oauth: OAuth;
  rootUrl: string | undefined;
  timeoutMs: number;
  circuit: Circuit;
};

const loadDrive = lazy(() => import('googleapis/build/src/apis/drive/index.js'));

export function googleDrive({ oauth, rootUrl, timeoutMs, circuit }: DriveOptions): LinkProvider {
  async function about(token: string) {
    const { drive, auth } = await loadDrive();
    const client = withCredentials(new auth.OAuth2(), token);
    const api = drive({ version: 'v3', auth: client, timeout: timeoutMs, retry: false, ...at(rootUrl) });
    const { data } = await api.about.get({ fields: 'user(permissionId,emailAddress)' });
    const { permissionId, emailAddress } = data.user ?? {};
    if (typeof permissionId !== 'string' || typeof emailAddress !== 'string') throw unexpectedAnswer();
    return { accountId: permissionId, account: emailAddress };
  }

  return {
    needs: [driveScope],
    authUrl: (flow) => oauth.authUrl(flow),
    async exchange(code, flow) {
      // What is returned here is stored: the identity token that comes along is not needed.
      const { accessToken, refreshToken, expiresAt, scopes } = await oauth.exchange(code, flow);
      return { accessToken, refreshToken, expiresAt, scopes };
    },
    refresh: (refreshToken) => oauth.refresh(refreshToken),
    whoseAccount: (token) =>
      retrying(() =>
        circuit(async () => {
          try {
            return await about(token);
          } catch (error) {
            if (isOurFault(error)) throw error;
            throw lacksPermission(error) ? ended() : googleFailure(error);
          }
        }),
      ),
    revoke: ({ accessToken, refreshToken }) => oauth.revoke(refreshToken ?? accessToken),
  };
}

function ended(): Failure {
  return new Failure('reauth', linkReason('linkEnded', 'google-drive'));
}
