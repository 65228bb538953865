import type { Endpoint } from '@onlend/core/internal'
import { stagedMediaType } from '@onlend/core/relay'
import { RelayRefusal } from '../http/index.ts'

const json = /^application\/json(?:[ \t]*;[ \t]*charset=(?:utf-8|"utf-8"))?$/i
/** Without quotes a boundary is a token, and with them it may have the rest of RFC 2046's letters, but no space: readers cut others short. */
const multipart =
  /^multipart\/form-data[ \t]*;[ \t]*boundary=(?:"([A-Za-z0-9'()+_,./:=?-]{1,70})"|([A-Za-z0-9'+_.-]{1,70}))$/i

/** How a body travels. */
export type MediaType =
  | { type: 'json' }
  | { type: 'staged' }
  | { type: 'multipart'; boundary: string; header: string }

/**
 * Reads the content type of a write strictly, since two readers must not disagree about what a body is. One whose files wait at the relay is
 * taken where the endpoint takes files, and files are staged.
 *
 * @throws RelayRefusal when it is not one that the endpoint takes.
 */
export function readMediaType(
  request: Request,
  { encoding }: Pick<Endpoint, 'encoding'>,
  isStaging: boolean,
): MediaType {
  const header = request.headers.get('Content-Type') ?? ''
  const isIdentity = (request.headers.get('Content-Encoding') ?? 'identity').toLowerCase() === 'identity'
  if (!isIdentity) throw new RelayRefusal('unsupported_media_type')
  if (encoding !== 'multipart' && json.test(header)) return { type: 'json' }
  const match = multipart.exec(header)
  if (encoding !== 'json' && match) return { type: 'multipart', boundary: match[1] ?? match[2] ?? '', header }
  if (isStaging && encoding !== 'json' && header === stagedMediaType) return { type: 'staged' }
  throw new RelayRefusal('unsupported_media_type')
}
