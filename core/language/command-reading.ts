/** What a command asks for, with the channel that its words name. The readers by themselves tell mail from WhatsApp alone. */
import type { Proposal, Reading, SlotsByIntent } from './reading.ts';

type Message = SlotsByIntent['send_whatsapp'];

type ChannelSlots = {
  send_sms: Message;
  send_message: Message & { readonly platform: 'messenger' | 'instagram' };
};
type CommandSlots = SlotsByIntent & ChannelSlots;

type ProposalOf<K extends keyof CommandSlots> = {
  [I in K]: { readonly intent: I; readonly slots: CommandSlots[I]; readonly confidence: number };
}[K];

export type ChannelProposal = ProposalOf<keyof ChannelSlots>;

export type CommandProposal = ProposalOf<keyof CommandSlots>;

/** A reading as an alternative to another: the action and its slots, without what stands beside them. */
export function proposalOf<K extends keyof CommandSlots>({
  intent,
  slots,
  confidence,
}: ProposalOf<K>): ProposalOf<K> {
  return { intent, slots, confidence };
}

export type CommandReading = CommandProposal &
  Omit<Reading, keyof Proposal | 'alternatives'> & {
    readonly alternatives: readonly CommandProposal[];
  };

/** Everything that a command asks for, in its order; the first action stands in front. */
export type CommandUnderstanding = CommandReading & {
  readonly actions: readonly [CommandReading, ...CommandReading[]];
};

type Actions<R> = { readonly actions: readonly [R, ...R[]] };

/** All that a text asks for, with each action as `by` has it. */
export function withEachAction<R extends CommandReading>(
  { actions: [leading, ...others] }: Actions<R>,
  by: (reading: R) => R,
): R & Actions<R> {
  const first = by(leading);
  return { ...first, actions: [first, ...others.map((one) => by(one))] };
}
