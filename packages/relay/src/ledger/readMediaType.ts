import type { Endpoint } from '@onlend/core/internal'
import { stagedMediaType } from '@onlend/core/relay'
import { RelayRefusal } from '../http/index.ts'

const json = /^application\/json(?:[ \t]*;[ \t]*charset=(?:utf-8|"utf-8"))?$/i
const multipart = /^multipart\//i

/** The format of a body: `staged` names files that wait under `/uploads`. */
export type MediaType = 'json' | 'staged'

/**
 * Reads the content type of a write strictly, since two parsers must not disagree about a body. A body that names staged files passes where
 * the endpoint takes files and the relay stages them. A form never passes: the relay makes the form to the service from staged files.
 *
 * @throws RelayRefusal for a content type that the endpoint does not take, which tells the sender of a form where its files belong.
 */
export function readMediaType(
  request: Request,
  { encoding }: Pick<Endpoint, 'encoding'>,
  isStaging: boolean,
): MediaType {
  const header = request.headers.get('Content-Type') ?? ''
  const isIdentity = (request.headers.get('Content-Encoding') ?? 'identity').toLowerCase() === 'identity'
  if (!isIdentity) throw new RelayRefusal('unsupported_media_type')
  const takesFiles = encoding === 'multipart' || encoding === 'jsonOrMultipart'
  if (encoding !== 'multipart' && json.test(header)) return 'json'
  if (isStaging && takesFiles && header === stagedMediaType) return 'staged'
  if (takesFiles && multipart.test(header))
    throw new RelayRefusal('unsupported_media_type', {
      data: { field: 'Content-Type', problem: formRefusal },
    })
  throw new RelayRefusal('unsupported_media_type')
}

const formRefusal =
  'is a form with files: stage the files under /uploads first, and name them in the write (relay option `uploads`)'
