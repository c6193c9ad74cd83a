import type { ContentfulStatusCode } from 'hono/utils/http-status';

const STATUS = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
} as const satisfies Record<string, ContentfulStatusCode>;

/** A refusal as Google's REST APIs word it. */
export class TasksError extends Error {
  readonly code: ContentfulStatusCode;
  readonly status: keyof typeof STATUS;

  constructor(status: keyof typeof STATUS, message: string) {
    super(message);
    this.status = status;
    this.code = STATUS[status];
  }

  toJSON() {
    return { error: { code: this.code, message: this.message, status: this.status } };
  }
}
