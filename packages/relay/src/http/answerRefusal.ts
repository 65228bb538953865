import { relayHeaders, type RelayErrorCode } from '@onlend/core/relay'
import type { RelayAnswer } from './RelayAnswer.ts'
import type { RelayRefusal } from './RelayRefusal.ts'

/** The message of a refusal for the developer: what happened and what to do. No code branches on these words. */
const refusalMessages = {
  not_found: 'There is nothing here. Check the path against the API document.',
  method_not_allowed: 'This path answers other methods; the Allow header lists them.',
  malformed_request:
    'The request could not be read unambiguously. Check ids, query, and that each key stands once.',
  unsupported_media_type: 'Send the content type that this endpoint takes, in UTF-8 and not compressed.',
  request_timeout: 'The body came too slowly, so nothing was sent. Send it again on a better line.',
  body_too_large: 'The body is larger than this endpoint takes.',
  unauthenticated: 'This request has no signed-in person. Sign in at the host and ask again.',
  forbidden: 'This session may not do that.',
  rights_unknown:
    'It cannot be found out at the moment whether this session may do that, so nothing was sent. Ask again in a moment.',
  cross_site: 'The request does not prove that it comes from this site.',
  rate_limited: 'Too many requests of this kind. Wait and ask again.',
  idempotency_key_required:
    'A write needs an Idempotency-Key of 8 to 128 letters, digits or -_.~ that is minted once per intent.',
  idempotency_key_reused: 'This Idempotency-Key already belongs to another request. Mint one per intent.',
  operation_in_flight: 'This operation is being sent. Do not send it again: read it.',
  possible_duplicate:
    'An earlier operation equals this one, or has rows of it; data names both. Confirm with X-Relay-Confirm: duplicate=<its id> if this one is meant too.',
  line_credited:
    'The money of a statement line was credited by an earlier operation, or may have been; data names the rows, from 0, and the operations. Nothing was sent.',
  line_used:
    'This statement line belongs to another operation, which data names: one line is evidence for one operation alone. Nothing was changed.',
  assignment_conflict:
    'The settlement event tells another kind, partner, amount or account than this operation has. If it is about it all the same, and of its kind, assign it with force: true.',
  not_resolvable:
    'This operation is being sent, has its outcome, or is not what was proposed any more; data is how it stands. Read it again.',
  second_operator_required: 'Another operator has to confirm what you proposed.',
  limit_exceeded:
    'This is more than may be moved at once, by one person or for one partner; data names the limit, how much of it is used, and when it begins anew. Nothing was sent.',
  destination_held:
    'No money has gone to this account or phone number before, so it is held for a time; data says until when. Nothing was sent.',
  step_up_required:
    'The person has to show once more who they are. Send the same again, under the same key, with the proof for this operation in X-Relay-Step-Up.',
  step_up_refused: 'The proof in X-Relay-Step-Up is not one for this operation. Nothing was sent.',
  awaiting_approval:
    'This operation waits until a second person approves or refuses it. Nothing was sent yet. Do not send it again: read it.',
  second_person_required: 'Another person has to approve what you asked for.',
  not_awaiting_approval:
    'This operation does not wait for approval any more; data is how it stands. Read it again.',
  approval_refused: 'A second person refused this operation. Nothing was sent.',
  approval_expired: 'No second person approved this operation in time. Nothing was sent.',
  batch_changed: 'The batch stands otherwise by now, as `data` says: go on from there.',
  draft_changed: 'Another person has changed this since it was read. Read it again, then save.',
  brand_invalid: 'The brand has an error, as `data` says. Correct it, then publish again.',
  upload_rejected: 'The file was not taken; the reason is in data. Choose another file.',
  upload_conflict:
    'This upload stands at another offset, or is whole already. Ask for its offset and go on from there.',
  staging_full: 'This is more than may be staged. Remove files that are not needed, or submit what is there.',
  upload_not_staged:
    'A file of this write is not staged, has expired or is not whole yet; data names the parts. Nothing was sent.',
  upload_changed:
    'A staged file is not the one that this write was made for; data names the parts. The service did not get a whole form.',
  operation_forgotten:
    'This was sent before under the same key, has ended, and is not kept any more; data says how it ended, as far as that is known. It is never sent again.',
  ledger_restored:
    'The ledger was restored and does not know whether this was sent. Do not send it again: ask the partner of the lending service, or read the operation later.',
  outcome_unknown: 'This was sent and its outcome is not known. Do not send it again: read the operation.',
  store_unavailable:
    'The ledger, or where files are staged, cannot be reached or written to, so nothing was sent. Try again later.',
  uploads_unavailable:
    'Files cannot be taken at the moment: there is no room for more, or they cannot be scanned. What has arrived is kept. Go on after Retry-After.',
  shutting_down: 'The relay is stopping, so nothing was sent. Try again in a moment.',
  credentials_refused: 'The service refused the credentials of this installation. Nothing was done.',
  upstream_unreachable: 'The service could not be reached.',
  upstream_invalid: 'The service answered with something that is not usable JSON.',
  upstream_redirect: 'The service answered with a redirect, which is never followed.',
  upstream_timeout: 'The service did not answer in time.',
  internal: 'Something went wrong here. Quote the request id.',
} as const satisfies Record<RelayErrorCode, string>

/** A refusal by the relay itself: the usual envelope, and the `Onlend-Error` header that distinguishes it from the service's. */
export function answerRefusal({ code, status, data, headers }: RelayRefusal): RelayAnswer {
  const body = JSON.stringify({ status: 'error', message: refusalMessages[code], data })
  return {
    status,
    headers: { ...headers, 'Content-Type': 'application/json', [relayHeaders.error]: code },
    body,
  }
}
