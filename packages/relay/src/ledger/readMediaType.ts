import type { Endpoint } from '@onlend/core/internal'
import { stagedMediaType } from '@onlend/core/relay'
import { RelayRefusal } from '../http/index.ts'

const json = /^application\/json(?:[ \t]*;[ \t]*charset=(?:utf-8|"utf-8"))?$/i
/** A boundary without quotes is a token. A quoted one may have the other characters of RFC 2046, but no space: some parsers cut there. */
const multipart =
  /^multipart\/form-data[ \t]*;[ \t]*boundary=(?:"([A-Za-z0-9'()+_,./:=?-]{1,70})"|([A-Za-z0-9'+_.-]{1,70}))$/i

/** The format of a body. */
export type MediaType =
  | { type: 'json' }
  | { type: 'staged' }
  | { type: 'multipart'; boundary: string; header: string }

/**
 * Reads the content type of a write strictly, since two parsers must not disagree about a body. A body that names staged files passes where
 * the endpoint takes files and the relay stages them.
 *
 * @throws RelayRefusal for a content type that the endpoint does not take.
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
