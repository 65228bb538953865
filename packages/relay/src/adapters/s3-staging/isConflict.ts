/** What S3 and those like it answer when an object is not, or no longer, the one that a write was meant to replace. */
const names = new Set(['PreconditionFailed', 'ConditionalRequestConflict', 'NoSuchKey', 'NotFound'])

export function isConflict(error: unknown): boolean {
  return error instanceof Error && names.has(error.name)
}
