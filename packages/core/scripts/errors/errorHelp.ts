import type { LendingErrorCategory } from '../../src/error-codes/LendingErrorCategory.ts'
import type { RelayErrorCode } from '../../src/error-codes/relayErrors.ts'

type ErrorHelp = { happened: string; todo: string }

/** The sentences of each category and of each code of the relay on the page of errors; a new code without an entry does not compile. */
export const errorHelp: Readonly<Record<LendingErrorCategory | RelayErrorCode, ErrorHelp>> = {
  network: {
    happened: 'The call did not reach the relay, or a read lost its answer.',
    todo: 'Try again; a write was not sent.',
  },
  timeout: {
    happened: 'A read got no answer in time.',
    todo: 'Try again.',
  },
  offline: {
    happened: 'The device is offline; the call was not sent.',
    todo: 'Try again when the device is online.',
  },
  session: {
    happened: 'The person has no valid session.',
    todo: 'Sign in again; what was typed stays.',
  },
  permission: {
    happened: 'The person has no right to the call.',
    todo: "Check the person's role and partners.",
  },
  validation: {
    happened: 'The input is invalid; the call was not sent.',
    todo: 'Show each problem of `fieldErrors` at its field.',
  },
  rejected: {
    happened: 'The service or the relay refused the call.',
    todo: 'Show `serviceMessage` where there is one. Branch on `status` and `code` alone.',
  },
  server: {
    happened: 'The service or the relay failed before anything happened.',
    todo: 'Try again.',
  },
  contract: {
    happened: 'An answer of the service breaks its API document.',
    todo: 'Report `endpoint`, `path` and `requestId`; the value itself is in no log.',
  },
  no_relay: {
    happened: 'Another program than the relay answered: a gateway, a page of the host, a captive portal.',
    todo: 'Check `relayUrl` and the proxy. The answer proves nothing about money.',
  },
  unknown_outcome: {
    happened: 'A write was sent and no trustworthy answer came back: it may have happened.',
    todo: 'Do not send it again. Read the operation with `operationId`.',
  },
  not_found: {
    happened: 'The relay has no such route, or nothing with this id belongs to the person who asked.',
    todo: 'Check the address and the id. The relay answers the same for a record of another partner, so that the answer does not reveal the record.',
  },
  method_not_allowed: {
    happened: 'The route exists, but not for this HTTP method.',
    todo: 'Use one of the methods in the `Allow` header.',
  },
  malformed_request: {
    happened:
      "The relay could not read the request: its JSON, a header or a field breaks the route's contract.",
    todo: 'Compare the request with the OpenAPI document. The relay sent nothing.',
  },
  unsupported_media_type: {
    happened: 'The body has another `Content-Type` than the route reads.',
    todo: 'Send JSON, or the type that the OpenAPI document names for the route. Stage files under `/uploads` first: no write takes a form.',
  },
  body_too_large: {
    happened: 'The body, or one file of it, is larger than the relay accepts.',
    todo: 'Send less at a time. The host sets the limits with `limits` and `uploads`.',
  },
  unauthenticated: {
    happened: 'The request has no valid session or token.',
    todo: 'Sign in again. Check that `authenticate` finds the session, and that the cookie or token reaches the relay.',
  },
  forbidden: {
    happened: 'The person has no right to this partner, or not to this action.',
    todo: 'Check the roles and partners that `authenticate` returns, and the answer of `authorize`.',
  },
  cross_site: {
    happened: 'The browser sent the request from another site, without a token.',
    todo: "Open the page on the relay's own origin, or let another origin use tokens (`allowedOrigins`).",
  },
  rate_limited: {
    happened: 'The person, session or address sent more requests than its budget allows.',
    todo: 'Wait for the seconds of `Retry-After`. The relay sent nothing.',
  },
  idempotency_key_required: {
    happened: 'A write came without an `Idempotency-Key`.',
    todo: 'Send one key for each intent of a person. The hooks do it.',
  },
  idempotency_key_reused: {
    happened: 'The key belongs to an earlier request with another body.',
    todo: 'Use a new key for a new intent. The relay did not send this request.',
  },
  operation_in_flight: {
    happened: 'The operation with this key is on its way to the service.',
    todo: 'Read the operation until it has an outcome. Do not send it under another key.',
  },
  possible_duplicate: {
    happened: 'An operation with the same content awaits its outcome or was accepted minutes ago.',
    todo: 'Show the earlier operation to the person. Send again only what the person confirms, with `X-Relay-Confirm`.',
  },
  line_credited: {
    happened: 'Another operation has credited the same line of a statement, or possibly has.',
    todo: 'Leave out the rows that `creditedRows` names. The relay sent nothing.',
  },
  line_used: {
    happened: 'The statement line is evidence for another operation already.',
    todo: 'Find the right line, or correct the other operation first.',
  },
  assignment_conflict: {
    happened: 'The settlement event names another partner, amount or account than the operation.',
    todo: 'Check both. An operator who is certain sends `"force": true`.',
  },
  not_resolvable: {
    happened: 'The operation has an outcome that stands, or the proposal has ended.',
    todo: 'Read the operation again: its state has changed.',
  },
  second_operator_required: {
    happened: 'The operator who made the proposal cannot confirm it.',
    todo: 'Ask another operator.',
  },
  limit_exceeded: {
    happened: "The withdrawal is above a limit of the host's spending controls.",
    todo: 'Read `limit`: it has the limit, the used part and the time to ask again. The relay sent nothing.',
  },
  destination_held: {
    happened: "The host's spending controls hold payments to a new destination for a while.",
    todo: 'Try again after the time in `limit.until`. The relay sent nothing.',
  },
  step_up_required: {
    happened: 'The host asks for a fresh proof of the person before this operation.',
    todo: 'Ask for the proof and repeat the call with it, under the same key.',
  },
  step_up_refused: {
    happened: 'The proof of the person is not valid for this operation.',
    todo: 'Ask for a new proof. The relay sent nothing.',
  },
  awaiting_approval: {
    happened: 'A second person has to approve the operation; the relay has not sent it.',
    todo: 'Show that it waits. The relay sends it after the approval, once.',
  },
  second_person_required: {
    happened: 'The person who asked for the operation cannot approve it.',
    todo: 'Ask another person with the right to approve.',
  },
  not_awaiting_approval: {
    happened: 'The operation waits for no approval any more.',
    todo: 'Read the operation again: somebody has decided.',
  },
  approval_refused: {
    happened: 'A second person refused the operation; the relay sent nothing.',
    todo: 'Begin a new operation if the person still wants it.',
  },
  approval_expired: {
    happened: 'The time for an approval ended without one; the relay sent nothing.',
    todo: 'Begin a new operation if the person still wants it.',
  },
  batch_changed: {
    happened: 'The rows leave a gap or differ from rows that the relay has, or the batch has moved on.',
    todo: 'Read the batch and continue at the row that it names.',
  },
  draft_changed: {
    happened: 'Another person, device or tab has stored a newer draft or brand.',
    todo: 'The answer has the newer one: merge it, then store again.',
  },
  brand_invalid: {
    happened: 'The brand has an error, so it cannot be published.',
    todo: 'Correct the fields that `data.problems` names, save, then publish again.',
  },
  upload_rejected: {
    happened: 'The file is empty, locked, of a wrong type, or looks harmful.',
    todo: 'Show the reason in `data.reason` and ask for another file.',
  },
  upload_conflict: {
    happened: 'The offset of the upload is another one than the request assumes.',
    todo: 'Ask for the offset, then continue there.',
  },
  staging_full: {
    happened: "The partner's or the relay's space for files or rows is used up.",
    todo: 'Send or discard what is staged, then try again. The host sets the space with `uploads` and `batches`.',
  },
  upload_not_staged: {
    happened: 'A file of the form is unknown to the relay, expired, incomplete or taken already.',
    todo: 'Upload the parts in `data.parts` again, then send under the same key. The relay sent nothing.',
  },
  upload_changed: {
    happened: 'The bytes of a file are other ones than the relay inspected.',
    todo: 'Upload the file again, then send under the same key. The relay sent nothing.',
  },
  operation_forgotten: {
    happened: 'The relay has pruned or erased the operation with this key.',
    todo: 'Do not send it again. `lastState` is the state that it had.',
  },
  outcome_unknown: {
    happened: 'The service got the operation, but no answer came back.',
    todo: 'Do not send it again. Read the operation: a settlement event or an operator will decide it.',
  },
  ledger_restored: {
    happened: 'The ledger came back from a backup and may lack the record of this operation.',
    todo: 'Do not send it again. An operator has to compare the ledger with the service first.',
  },
  rights_unknown: {
    happened: 'A callback of the host that decides about rights failed or did not answer in time.',
    todo: "Try again. Look for the callback's error in the log; the relay sent nothing.",
  },
  store_unavailable: {
    happened: 'The relay cannot reach its database.',
    todo: 'Try again. The relay sends nothing that it cannot write down first.',
  },
  uploads_unavailable: {
    happened: 'The relay cannot reach the storage of its files.',
    todo: 'Try again. The bytes that arrived before stay.',
  },
  shutting_down: {
    happened: 'This instance of the relay is closing.',
    todo: 'Try again: another instance answers, or the new one. The relay sent nothing.',
  },
  credentials_refused: {
    happened: "The service refused the relay's key.",
    todo: 'Check the key and the environment that it is for. People can do nothing about it.',
  },
  upstream_unreachable: {
    happened: 'The relay could not connect to the service, so it sent nothing.',
    todo: "Try again. Check `baseUrl`, the network and the service's status.",
  },
  upstream_invalid: {
    happened: 'The service answered a read with something that is no JSON, or that is too large or too deep.',
    todo: "Try again. Report it to the service with the request's id.",
  },
  upstream_redirect: {
    happened: 'The service answered a read with a redirect, which the relay never follows with its key.',
    todo: 'Check `baseUrl`: it must be the final address.',
  },
  request_timeout: {
    happened: 'The body of the request arrived too slowly or not whole.',
    todo: 'Try again. The relay sent nothing.',
  },
  upstream_timeout: {
    happened: 'The service did not answer a read in time.',
    todo: 'Try again. The host sets the time limits with `upstream.timeouts`.',
  },
  internal: {
    happened: 'The relay failed in a way that it does not know.',
    todo: "Find the request's id in the log and report it.",
  },
}
