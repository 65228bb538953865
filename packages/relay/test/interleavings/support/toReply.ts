import type { ReplyName } from './replies.ts'

/** A reply as a call meets it. */
export function toReply(reply: ReplyName, request: Request): Response | Promise<Response> {
  const body = { status: 'success', message: `It ${reply}`, data: [] }
  if (reply === 'accepted' || reply === 'lateAccepted') return Response.json(body)
  if (reply === 'refused' || reply === 'lateRefused') return Response.json(body, { status: 422 })
  if (reply === 'failed') return Response.json(body, { status: 500 })
  if (reply === 'credentials') return Response.json(body, { status: 401 })
  if (reply === 'notJson') return new Response('<html>')
  if (reply === 'timeout') return Promise.reject(request.signal.reason)
  const cause = { code: reply === 'unreachable' ? 'ECONNREFUSED' : 'ECONNRESET' }
  return Promise.reject(Object.assign(new TypeError('fetch failed'), { cause }))
}
