import type { Financing } from '@onlend/core'

/** Whose financing it is; `null` where the service does not say. */
export function getClientName({ first_name, last_name }: Financing): string | null {
  return [first_name, last_name].filter(Boolean).join(' ') || null
}
