/** What a command asks for, with the channel that its words name. The readers by themselves tell mail from WhatsApp alone. */
import type { Proposal, Reading, SlotsByIntent } from './reading.ts';

type Message = SlotsByIntent['send_whatsapp'];

type ChannelSlots = {
  send_sms: Message;
  send_message: Message & { readonly platform: 'messenger' | 'instagram' };
};

export type ChannelProposal = {
  [K in keyof ChannelSlots]: {
    readonly intent: K;
    readonly slots: ChannelSlots[K];
    readonly confidence: number;
  };
}[keyof ChannelSlots];

export type CommandProposal = Proposal | ChannelProposal;

export type CommandReading = CommandProposal &
  Omit<Reading, keyof Proposal | 'alternatives'> & {
    readonly alternatives: readonly CommandProposal[];
  };

/** Everything that a command asks for, in its order; the first action stands in front. */
export type CommandUnderstanding = CommandReading & {
  readonly actions: readonly [CommandReading, ...CommandReading[]];
};
