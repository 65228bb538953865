import type { Session } from '@onlend/core'
import { type Draft, saveDraft } from '@onlend/core/relay'
import { refuse } from '../refuse.ts'
import type { UploadMemory } from './createUploadMemory.ts'

type AnswerDraftsParameters = {
  memory: UploadMemory
  session: Session
  method: string
  path: string
  customerPartnerId: string
  body: unknown
}

const longestDraft = 65_536

/** Answers `/drafts/{kind}/{set}`: what was filled in beside the files, and a no to a change made on an older revision. */
export function answerDrafts(parameters: AnswerDraftsParameters): Response {
  const { memory, session, method, path, customerPartnerId, body } = parameters
  const [, kind, set] = /^\/drafts\/(\w+)\/([A-Za-z0-9_-]{1,64})$/.exec(path) ?? []
  if (!kind || !set) return refuse('not_found')
  const mayActFor = session.customerPartners.some((partner) => partner.id === customerPartnerId)
  if (!mayActFor || !session.capabilities.includes(kind)) return refuse('forbidden')
  const key = { customerPartnerId, kind, set }
  const current = memory.readDraft(key)
  if (method === 'GET') return Response.json({ status: 'success', data: current })
  if (method !== 'PUT') return refuse('method_not_allowed')

  const change = typeof body === 'string' ? saveDraft.input?.safeParse(JSON.parse(body)) : null
  if (!change?.success) return refuse('malformed_request')
  const { revision, value } = change.data
  if (JSON.stringify(value).length > longestDraft) return refuse('body_too_large')
  if (revision !== (current?.revision ?? null)) return refuse('draft_changed', { data: current })
  const saved: Draft = {
    revision: (revision ?? 0) + 1,
    value,
    savedBy: session.displayName,
    savedAt: new Date(memory.now()).toISOString(),
  }
  memory.writeDraft(key, saved)
  return Response.json({ status: 'success', data: saved })
}
