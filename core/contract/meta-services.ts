/** By which connection with Meta the messages of a channel come. Whatever relates the two is made from this. */
export const serviceOfChannel = {
  whatsapp: 'whatsapp',
  messenger: 'facebook-inbox',
  instagram: 'instagram-inbox',
} as const;
type MetaChannel = keyof typeof serviceOfChannel;
export type MetaService = (typeof serviceOfChannel)[MetaChannel];

/** The same from the other side: the compiler compares them. */
export const channelOfService = {
  whatsapp: 'whatsapp',
  'facebook-inbox': 'messenger',
  'instagram-inbox': 'instagram',
} as const satisfies { [Name in MetaChannel as (typeof serviceOfChannel)[Name]]: Name };

/** The channels of a Facebook page, which the page's token opens. */
export const pageChannels = ['messenger', 'instagram'] as const satisfies readonly MetaChannel[];
export type PageChannel = (typeof pageChannels)[number];

export const pageServices = [serviceOfChannel.messenger, serviceOfChannel.instagram] as const;
export type PageService = (typeof pageServices)[number];

export const metaServices = [serviceOfChannel.whatsapp, ...pageServices] as const;

export function isPageChannel(channel: unknown): channel is PageChannel {
  return pageChannels.some((one) => one === channel);
}

export function isPageService(service: string): service is PageService {
  return pageServices.some((one) => one === service);
}
