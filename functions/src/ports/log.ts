type Field = string | number | boolean | null | undefined;

/** Events, not prose; never an address, a subject, a text or a token. */
export interface Log {
  info(event: string, fields?: Readonly<Record<string, Field>>): void;
  warn(event: string, fields?: Readonly<Record<string, Field>>): void;
  /** The error's kind and stack are written, its provider reply is not. */
  error(event: string, error: unknown, fields?: Readonly<Record<string, Field>>): void;
}
