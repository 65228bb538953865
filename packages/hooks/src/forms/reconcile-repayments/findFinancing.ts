import type { Financing } from '@onlend/core'

/** The financing of a reference, where the list has it. */
export function findFinancing(
  financings: readonly Financing[] | undefined,
  reference: string,
): Financing | null {
  return financings?.find((financing) => financing.transaction_reference === reference) ?? null
}
