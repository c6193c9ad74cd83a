import { parseArgs } from 'node:util';

import { LOCAL_CLIENT } from './google/oauth/clients.ts';
import { startProviders } from './server.ts';

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '4010' },
    data: { type: 'string' },
    'no-seed': { type: 'boolean', default: false },
    'google-client-id': { type: 'string' },
    'google-client-secret': { type: 'string' },
    'google-redirect-uri': { type: 'string', multiple: true },
    'tiktok-redirect-uri': { type: 'string', multiple: true },
    'linkedin-redirect-uri': { type: 'string', multiple: true },
    'google-push': { type: 'string' },
    'meta-webhook': { type: 'string' },
    'twilio-webhook': { type: 'string' },
    'auth-codes': { type: 'string' },
  },
});

const providers = await startProviders({
  host: values.host,
  port: Number(values.port),
  seed: !values['no-seed'],
  ...(values.data === undefined ? {} : { dataDir: values.data }),
  ...(values['auth-codes'] === undefined ? {} : { authCodesUrl: values['auth-codes'] }),
  google: { ...googleClients(), pushUrl: values['google-push'] },
  tiktok: { redirectUris: values['tiktok-redirect-uri'] },
  linkedin: { redirectUris: values['linkedin-redirect-uri'] },
  meta: { webhookUrl: values['meta-webhook'] },
  twilio: { webhookUrl: values['twilio-webhook'] },
  log: (event, details) => console.error(JSON.stringify({ event, ...details })),
});
console.log(`Providers ready on ${providers.url}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void providers.close().then(() => process.exit(0)));
}

/** The product's own client, if it is not at the default address. */
function googleClients() {
  const redirectUris = values['google-redirect-uri'];
  if (!redirectUris) return {};
  return {
    clients: [
      {
        clientId: values['google-client-id'] ?? LOCAL_CLIENT.clientId,
        clientSecret: values['google-client-secret'] ?? LOCAL_CLIENT.clientSecret,
        redirectUris,
      },
    ],
  };
}
