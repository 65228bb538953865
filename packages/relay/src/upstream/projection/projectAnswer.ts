import type { EndpointName } from '@onlend/core/internal'
import { type RelayAnswer, RelayRefusal } from '../../http/index.ts'
import { readText } from '../../lib/readText.ts'
import type { UpstreamContext } from '../UpstreamContext.ts'
import { projectJson } from './projectJson.ts'

type ProjectedCall = {
  endpoint: EndpointName
  /** The channel partner that asked; rows that name another are dropped. `null` for any other endpoint. */
  channelPartnerId: string | null
}

/**
 * Takes the fields that its reader does not need out of a service's success. An answer of the relay's own and a refusal of the service pass,
 * and so does every endpoint without a list of fields.
 *
 * @throws RelayRefusal for a body that the relay cannot parse, since it cannot know the fields in it.
 */
export function projectAnswer(
  { answerFields, logger, measure }: Pick<UpstreamContext, 'answerFields' | 'logger' | 'measure'>,
  answer: RelayAnswer,
  { endpoint, channelPartnerId }: ProjectedCall,
): RelayAnswer {
  const projection = answerFields.get(endpoint)
  if (!projection || answer.status >= 300 || answer.body === null) return answer
  const { body } = answer
  if (body instanceof ReadableStream) throw new RelayRefusal('upstream_invalid')
  const text = typeof body === 'string' ? body : readText(body)
  if (text === null) throw new RelayRefusal('upstream_invalid')
  let dropped = 0
  const keep = (values: readonly string[]): boolean => {
    // A row that names no channel partner came in answer to the question about this channel partner; one that names another is not shown.
    const isOwn = values.every((value) => value === 'null' || readString(value) === channelPartnerId)
    if (!isOwn) dropped += 1
    return isOwn
  }
  const rows = channelPartnerId === null ? undefined : { key: 'channel_partner_id', keep }
  const projected = projectJson(text, { projection, rows })
  if (dropped > 0) {
    measure({ type: 'rowsDropped', endpoint, count: dropped })
    const facts = { event: 'answer.foreign_rows', endpoint, dropped }
    logger.warn(facts, 'the service listed rows of another channel partner, which were dropped')
  }
  return { ...answer, body: projected }
}

function readString(text: string): unknown {
  // The text is a value of JSON that has been scanned: anything but a string is another partner.
  return text.startsWith('"') ? JSON.parse(text) : null
}
