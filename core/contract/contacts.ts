import * as z from 'zod/mini';

/**
 * `written-to`: the person wrote to this address under this name, invited it, or answered a mail that bore the name.
 * `received`: the name comes from outside alone, where anybody may call themselves anything.
 */
export const contactOrigins = ['written-to', 'received'] as const;

/** A name that an address or a number goes by. One address may stand under several names. */
export const contact = z.object({
  /** Empty where nobody has given one. */
  name: z.string(),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  known: z.enum(contactOrigins),
});
export type Contact = z.infer<typeof contact>;

/** Why a recipient is asked about before anything leaves; null when the words say who it is. */
export const recipientDoubts = ['unknown', 'several', 'never-written-to', 'look-alike', 'by-sound'] as const;

export type RecipientDoubt = (typeof recipientDoubts)[number];

/** Whom a written recipient means. */
export const resolvedRecipient = z.object({
  written: z.string(),
  /** Null where nobody, or more than one person, is called so. */
  address: z.nullable(z.string()),
  /** What the address goes by. */
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
