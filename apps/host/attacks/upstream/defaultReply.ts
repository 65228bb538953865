import { canaries } from './canaries.ts'
import type { Reply } from './Reply.ts'

const partner = (id: string, channelPartnerId: string) => ({
  id,
  name: `Business ${id}`,
  bvn: canaries.bvn,
  app_key: canaries.appKey,
  channel_partner_id: channelPartnerId,
})

/** Answers as the service does, with a secret wherever the service has one. */
export const defaultReply: Reply = ({ method, target }, response) => {
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify({ status: 'success', message: 'ok', data: dataFor(method, target) }))
}

function dataFor(method: string, target: string): unknown {
  if (/^\/v1\/channel-partner\/chp_[a-z]+\/customers$/.test(target)) return [partner('cp_alpha', 'chp_papa')]
  if (target.endsWith('/details')) return partner('cp_alpha', 'chp_papa')
  if (target.endsWith('/request')) return { id: 'drq_1', user: { id: 'usr_1', app_key: canaries.appKey } }
  return method === 'GET' ? { id: 'answer_of_the_service' } : []
}
