import { canaries } from './canaries.ts'
import type { Reply } from './RecordingUpstream.ts'

/** Answers as the service does, with a secret and with personal data in what is read. */
export const defaultReply: Reply = ({ method }, response) => {
  const data = method === 'GET' ? { id: 'cp_alpha', bvn: canaries.bvn, app_key: canaries.appKey } : []
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify({ status: 'success', message: 'ok', data }))
}
