import type { ChannelMessageDocument } from '@crocodile-hub/core/contract/channels';
import type { Connection, MetaService } from './connections.ts';

export type FoundMessage = { providerId: string; message: ChannelMessageDocument };

/** Meta's Graph API, with a token that the caller opened. */
export interface Meta {
  /**
   * The account that webhooks name, and what people call it. Throws `reauth` when the token is not good, and `invalid`
   * when it is not that account's own: who can only read about an account does not own it.
   */
  check(service: MetaService, connection: Connection): Promise<Pick<Connection, 'accountId' | 'account'>>;
  /** Asks whose token it is, to see that it is taken. Throws `reauth` when it is not. */
  ping(service: MetaService, connection: Connection): Promise<void>;
  sendWhatsapp(
    connection: Connection,
    message: { to: string; text: string; reference: string },
  ): Promise<string>;
  /** To a person who wrote to the page before. */
  sendFromPage(
    service: Exclude<MetaService, 'whatsapp'>,
    connection: Connection,
    message: { to: string; text: string },
  ): Promise<string>;
  /** The newest messages of the page's conversations. */
  conversations(service: Exclude<MetaService, 'whatsapp'>, connection: Connection): Promise<FoundMessage[]>;
  /** What somebody who wrote to the page is called, and where their picture is. */
  profile(
    service: Exclude<MetaService, 'whatsapp'>,
    connection: Connection,
    id: string,
  ): Promise<{ name: string | null; picture: string | null }>;
}
