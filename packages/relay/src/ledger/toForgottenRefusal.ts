import { relayHeaders } from '@onlend/core/relay'
import { RelayRefusal } from '../http/index.ts'
import type { Tombstone } from './Claim.ts'

/** The refusal of a key whose operation was pruned or erased, with its end state; the relay never sends it again. */
export function toForgottenRefusal({ id, kind, state, createdAt, forgottenAt }: Tombstone): RelayRefusal {
  const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString()
  const data = { id, kind, state, createdAt: isoTime(createdAt), forgottenAt: isoTime(forgottenAt) }
  return new RelayRefusal('operation_forgotten', { data, headers: { [relayHeaders.operation]: id } })
}
