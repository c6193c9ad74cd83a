import type { StatusError } from '../../model/status.ts';

/** The server's side of a two-way stream, for any transport. */
export type Outbound<Message> = {
  send(message: Message): void;
  /** Ends the stream with an error for the client. */
  fail(error: StatusError): void;
};

export interface Duplex<Message> {
  receive(message: Message): void;
  /** The client will send no more; resolves when all its messages are answered. */
  finish(): Promise<void>;
  /** The client has gone. */
  close(): void;
}
