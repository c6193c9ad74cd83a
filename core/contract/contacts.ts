import * as z from 'zod/mini';

/**
 * `written-to`: the person wrote to this address under this name, invited it, or answered a mail that bore the name.
 * `received`: the name comes from outside alone, where anybody may call themselves anything.
 */
export const contactOrigins = ['written-to', 'received'] as const;

/** A name for an address, a number or an account. One of them may have several names. */
export const contact = z.object({
  /** Empty if no name is known. */
  name: z.string(),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** What the platform calls somebody who wrote there. */
  messenger: z.optional(z.string()),
  instagram: z.optional(z.string()),
  known: z.enum(contactOrigins),
});
export type Contact = z.infer<typeof contact>;

/** Why a recipient is asked about before anything leaves; null when the words say who it is. */
export const recipientDoubts = ['unknown', 'several', 'never-written-to', 'look-alike', 'by-sound'] as const;

export type RecipientDoubt = (typeof recipientDoubts)[number];

/** Whom a written recipient means. */
export const resolvedRecipient = z.object({
  written: z.string(),
  /** Null if the name fits no contact, or more than one. */
  address: z.nullable(z.string()),
  /** The name of the contact at this address. */
  name: z.nullable(z.string()),
  source: z.enum(['text', 'contacts', 'ambiguous', 'unknown']),
  doubt: z.nullable(z.enum(recipientDoubts)),
  /** Everybody who may be meant, those the person wrote to first. */
  candidates: z.array(z.object({ name: z.string(), address: z.string(), known: z.enum(contactOrigins) })),
});
export type ResolvedRecipient = z.infer<typeof resolvedRecipient>;

export const contactRoutes = {
  contacts: {
    method: 'GET',
    path: '/api/contacts',
    auth: 'user',
    reply: z.object({ success: z.literal(true), contacts: z.array(contact) }),
    limit: 'call',
  },
} as const;
