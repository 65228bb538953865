/** What S3 and those like it call an object, or an upload in parts, that is not there. */
const names = new Set(['NotFound', 'NoSuchKey', 'NoSuchUpload'])

export function isMissing(error: unknown): boolean {
  return error instanceof Error && names.has(error.name)
}
