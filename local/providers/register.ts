import { createGeocoding } from './geocoding/index.ts';
import { createGoogle } from './google/index.ts';
import type { GoogleOptions } from './google/index.ts';
import { createLinkedIn } from './linkedin/index.ts';
import type { LinkedInOptions } from './linkedin/index.ts';
import { createMeta } from './meta/index.ts';
import type { MetaOptions } from './meta/index.ts';
import { createOpenAi } from './openai/index.ts';
import type { Provider, ProviderContext } from './kit/provider.ts';
import { createPush } from './push/index.ts';
import { createSearch } from './search/index.ts';
import { createSpeech } from './speech/index.ts';
import { createTikTok } from './tiktok/index.ts';
import type { TikTokOptions } from './tiktok/index.ts';
import { createTwilio } from './twilio/index.ts';
import type { TwilioOptions } from './twilio/index.ts';
import { createWeather } from './weather/index.ts';
import { createWeb } from './web/index.ts';

export type ProviderOptions = {
  google?: GoogleOptions;
  meta?: MetaOptions;
  tiktok?: TikTokOptions;
  linkedin?: LinkedInOptions;
  twilio?: TwilioOptions;
};

/** Every stand-in of the stack, each at its own path. */
export function createAllProviders(context: ProviderContext, options: ProviderOptions): Provider[] {
  return [
    createGoogle(context, options.google),
    createMeta(context, options.meta),
    createTikTok(context, options.tiktok),
    createLinkedIn(context, options.linkedin),
    createTwilio(context, options.twilio),
    createOpenAi(context),
    createSpeech(context),
    createWeather(context),
    createSearch(),
    createGeocoding(),
    createPush(context),
    createWeb(context),
  ];
}
