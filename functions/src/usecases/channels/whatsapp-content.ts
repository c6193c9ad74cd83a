import * as z from 'zod/mini';

/** A part that is written otherwise than we know is left out, and loses no message. */
function known<S extends z.ZodMiniType>(part: S) {
  return z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => part.safeParse(value).data),
  );
}

const captioned = known(z.object({ caption: z.optional(z.string()) }));
const titled = known(z.object({ title: z.string() }));

/** The parts of a message that may hold its words; which, depends on its type. */
export const whatsappContent = {
  type: z.string(),
  text: known(z.object({ body: z.string() })),
  image: captioned,
  video: captioned,
  document: captioned,
  /** Of a template. */
  button: known(z.object({ text: z.string() })),
  interactive: known(z.object({ button_reply: titled, list_reply: titled })),
};
const content = z.object(whatsappContent);

/** Nobody said anything: they put a sign on a message, or their number changed. */
const notSaid: ReadonlySet<string> = new Set(['reaction', 'system']);

/** What stands in the inbox for a message; null for what is none. A file is told of, with its caption. */
export function whatsappWords(message: z.output<typeof content>, attachment: string): string | null {
  const { type, text, image, video, document, button, interactive } = message;
  if (notSaid.has(type)) return null;
  const caption = image?.caption ?? video?.caption ?? document?.caption;
  if (caption !== undefined) return `${attachment} ${caption}`;
  const pressed = button?.text ?? interactive?.button_reply?.title ?? interactive?.list_reply?.title;
  return text?.body ?? pressed ?? attachment;
}
