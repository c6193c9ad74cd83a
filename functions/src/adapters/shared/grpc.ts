import * as z from 'zod/mini';
import type { FailureKind } from '@crocodile-hub/core/contract/errors';

const grpcError = z.object({ code: z.number() });

/** Codes of gRPC, and HTTP's own where an answer was no error of Google's. */
const kindOfCode: Readonly<Record<number, FailureKind>> = {
  3: 'invalid',
  400: 'invalid',
  7: 'forbidden',
  403: 'forbidden',
  16: 'forbidden',
  401: 'forbidden',
  5: 'not-found',
  404: 'not-found',
  8: 'rate-limited',
  429: 'rate-limited',
};

/** The kind of an error that Google's gRPC clients throw. */
export function kindOfGrpc(error: unknown): FailureKind {
  return kindOfCode[grpcError.safeParse(error).data?.code ?? 0] ?? 'unavailable';
}
