/** The id of the reply to a message. Messages that the hub wrote do not name one. */
export function replyIdOf({ id, replyId }: { id: string; replyId?: string | undefined }): string {
  return replyId ?? `${id}-reply`;
}
