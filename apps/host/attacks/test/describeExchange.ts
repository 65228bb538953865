import type { Exchange } from '../wire/Exchange.ts'
import { maskSecrets } from './maskSecrets.ts'

const shown = 1_500

/** A connection as a failed attack shows it: raw, shortened, without secrets. */
export function describeExchange({ sent, received, end }: Exchange): string {
  return [
    `--- sent (${sent.byteLength} bytes)`,
    maskSecrets(sent.subarray(0, shown).toString('latin1')),
    `--- received (${received.byteLength} bytes, ${end})`,
    maskSecrets(received.subarray(0, shown).toString('latin1')),
  ].join('\n')
}
