import { writeJson } from '../lib/writeJson.ts'
import type { Endpoint } from '../defineEndpoint.ts'
import { ValidationError } from '../errors/ValidationError.ts'
import { encodeMultipart } from '../multipart/encodeMultipart.ts'
import { encodeStaged, isStagedFile } from '../multipart/stagedForm.ts'
import { describeIssue } from '../schema/describeIssue.ts'
import { withoutValues } from '../schema/withoutValues.ts'
import type { EncodedBody } from '../multipart/encodeMultipart.ts'
import type { LendingClient } from './LendingClient.ts'

type Fields = Readonly<Record<string, unknown>>

type WriteBodyParts = { ownerId: string | null; body: unknown; operationId: string | undefined }

/** A write's encoded body; `hasFiles` selects the timeout for files. */
export type WrittenBody = EncodedBody & { hasFiles: boolean }

/** Parses and encodes the body of a write, `null` when it has none; bad input is a `ValidationError` that names the field. */
export function writeBody(
  client: Pick<LendingClient, 'encodeFiles'>,
  endpoint: Endpoint,
  { ownerId, body, operationId }: WriteBodyParts,
): WrittenBody | null {
  if (!endpoint.input) return null
  const parsed = endpoint.input.safeParse(body, withoutValues)
  if (!parsed.success) {
    const fieldErrors = Object.fromEntries(
      parsed.error.issues.map(describeIssue).map(({ path, problem }) => [path || 'body', problem] as const),
    )
    throw new ValidationError({ endpoint: endpoint.name, fieldErrors, operationId: operationId ?? null })
  }
  // The cast is safe because every endpoint's input is an object of fields.
  const fields = withOwner(endpoint, ownerId, parsed.data as Fields)
  const values = Object.values(fields)
  const hasFiles = values.some((value) => value instanceof Blob)
  if (values.some(isStagedFile)) {
    if (hasFiles) {
      const problem = 'are staged at the relay or travel with the write: not both at once'
      throw new ValidationError({
        endpoint: endpoint.name,
        fieldErrors: { files: problem },
        operationId: operationId ?? null,
      })
    }
    // The relay sends the files on before it answers, which takes as long as sending them from here.
    return { ...encodeStaged(fields), hasFiles: true }
  }
  if (endpoint.encoding === 'multipart' || hasFiles)
    return { ...(client.encodeFiles ?? encodeMultipart)(fields), hasFiles }
  return { body: toJsonBody(endpoint, fields), contentType: 'application/json', hasFiles }
}

function withOwner(endpoint: Endpoint, ownerId: string | null, fields: Fields): Fields {
  if (!endpoint.ownerField || !endpoint.owner) return fields
  if (ownerId) return { [endpoint.ownerField]: ownerId, ...fields }
  throw new ValidationError({ endpoint: endpoint.name, fieldErrors: { [endpoint.owner]: 'is required' } })
}

function toJsonBody(endpoint: Endpoint, fields: Fields): string {
  try {
    return writeJson(fields)
  } catch {
    // The body holds a circle or a bigint, which only a free-form field such as `meta` can hold.
    throw new ValidationError({ endpoint: endpoint.name, fieldErrors: { body: 'cannot be written as JSON' } })
  }
}
