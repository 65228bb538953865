import type { Financing } from '@onlend/core'

/** The name of the financing's client; `null` if the service gives no name. */
export function getClientName({ first_name, last_name }: Financing): string | null {
  return [first_name, last_name].filter(Boolean).join(' ') || null
}
