import { writeJson } from '../lib/writeJson.ts'
import type { Endpoint } from '../defineEndpoint.ts'
import { ValidationError } from '../errors/ValidationError.ts'
import { type EncodedBody, encodeStaged, isStagedFile } from '../multipart/stagedForm.ts'
import { describeIssue } from '../schema/describeIssue.ts'
import { withoutValues } from '../schema/withoutValues.ts'
import type { LendingClient } from './LendingClient.ts'

type Fields = Readonly<Record<string, unknown>>

type WriteBodyParts = { ownerId: string | null; body: unknown; operationId: string | undefined }

/** A write's encoded body; `hasFiles` selects the timeout for files. */
export type WrittenBody = EncodedBody & { hasFiles: boolean }

/** Parses and encodes the body of a write, `null` when it has none; bad input is a `ValidationError` that names the field. */
export function writeBody(
  client: Pick<LendingClient, 'encodeFiles' | 'target'>,
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
  const isRelay = client.target === 'relay'
  const isWrong = (value: unknown) => (isRelay ? value instanceof Blob : isStagedFile(value))
  const wrong = Object.keys(fields).filter((name) => isWrong(fields[name]))
  if (wrong.length > 0) {
    const problem = isRelay
      ? 'is staged at the relay before the write: pass what `useUploads` returns for it, not the file'
      : 'is staged at a relay, and this client calls the service: pass the file'
    const fieldErrors = Object.fromEntries(wrong.map((name) => [name, problem]))
    throw new ValidationError({ endpoint: endpoint.name, fieldErrors, operationId: operationId ?? null })
  }
  const hasFiles = Object.values(fields).some((value) => value instanceof Blob || isStagedFile(value))
  if (!hasFiles && endpoint.encoding !== 'multipart')
    return { body: toJsonBody(endpoint, fields), contentType: 'application/json', hasFiles }
  // The relay sends the files on before it answers, which takes as long as sending them from here.
  if (isRelay) return { ...encodeStaged(fields), hasFiles }
  return { ...(client.encodeFiles ?? encodeMultipart)(fields), hasFiles }
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

/** Encodes files and fields as `multipart/form-data`, the default where the API document does not show an encoding. */
function encodeMultipart(parts: Fields): EncodedBody {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) {
    if (value === undefined) continue
    if (value instanceof Blob) form.append(name, value)
    else form.append(name, String(value))
  }
  return { body: form, contentType: null }
}
