import { listCustomerPartners } from '@onlend/core'
import { type Principal, RelayRefusal } from '../../http/index.ts'
import { forwardRead, projectAnswer } from '../../upstream/index.ts'
import { readText } from '../../lib/readText.ts'
import { isRecord } from '../../lib/isRecord.ts'
import { tryParseJson } from '../../lib/tryParseJson.ts'
import type { IdentityContext } from '../IdentityContext.ts'
import { isOwnerId } from '@onlend/core/internal'
import type { ListedPartner } from './createPartnerDirectory.ts'

/**
 * Asks the service which customer partners belong to a channel partner (Partner API, Endpoint 13). Only rows that name this channel
 * partner count: what is not said of a row grants nothing.
 *
 * @throws RelayRefusal when there is no usable answer.
 */
export async function fetchCustomerPartners(
  { identity }: IdentityContext,
  principal: Principal,
  channelPartnerId: string,
): Promise<ListedPartner[]> {
  if (!isOwnerId(channelPartnerId)) throw new RelayRefusal('forbidden')
  const answer = await forwardRead(identity.service, {
    endpoint: listCustomerPartners.name,
    principal,
    path: listCustomerPartners.path.replace('{channelPartnerId}', () => encodeURIComponent(channelPartnerId)),
    requestId: crypto.randomUUID(),
    // No caller waits for it: the answer is kept for the next one.
    caller: new AbortController().signal,
  })
  if (answer.status !== 200) throw new RelayRefusal('upstream_invalid')
  const { body } = projectAnswer(identity.service, answer, {
    endpoint: listCustomerPartners.name,
    channelPartnerId,
  })
  const text = body instanceof Uint8Array ? readText(body) : body
  const parsed = typeof text === 'string' ? tryParseJson(text) : null
  if (!isRecord(parsed) || !Array.isArray(parsed.data)) throw new RelayRefusal('upstream_invalid')
  return parsed.data.filter(isRecord).flatMap(({ id, name, channel_partner_id: of }) => {
    if (typeof id !== 'string' || !isOwnerId(id) || of !== channelPartnerId) return []
    return [{ id, name: typeof name === 'string' ? name : id }]
  })
}
