import type { StatusError } from '../../model/status.ts';

/** The server's side of a stream that both sides send on; how it travels is the transport's affair. */
export type Outbound<Message> = {
  send(message: Message): void;
  /** Ends the stream with an error that the client is told. */
  fail(error: StatusError): void;
};

export interface Duplex<Message> {
  receive(message: Message): void;
  /** The client will send no more; resolves when all that it sent is answered. */
  finish(): Promise<void>;
  /** The client has gone. */
  close(): void;
}
