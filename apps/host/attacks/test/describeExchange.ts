import type { Exchange } from '../wire/Exchange.ts'
import { canaries } from '../upstream/canaries.ts'

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

/** A raw exchange as a report may show it. */
function maskSecrets(text: string): string {
  let masked = text
  for (const [name, value] of Object.entries(canaries)) masked = masked.replaceAll(value, `[${name}]`)
  return masked.replaceAll(/(marketday_session=)[^;\r\n]+/g, '$1[cookie]')
}
