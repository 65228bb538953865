import type { Owner } from '../../identity/Owner.ts'
import { isRecord } from '../../lib/isRecord.ts'
import { tryParseJson } from '../../lib/tryParseJson.ts'

/** Whose change events a signal is about; `null`, which is anybody's, for signals that were missed and for what another program said on the channel. */
export function readChangeEventOwner(payload: string | null): Owner | null {
  const said = payload === null ? null : tryParseJson(payload)
  if (!isRecord(said) || typeof said.id !== 'string') return null
  const { environment, kind, id } = said
  if (environment !== 'sandbox' && environment !== 'production') return null
  return kind === 'customerPartnerId' || kind === 'channelPartnerId' ? { environment, kind, id } : null
}
