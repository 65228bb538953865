/**
 * The digits after the point of a currency by `Intl`: 2 for NGN and GHS, 0 for XOF and UGX; 2 without a currency.
 *
 * @example
 * currencyDigits('XOF') // 0
 */
export function currencyDigits(currency: string | undefined): number {
  if (currency === undefined) return 2
  try {
    return (
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
      2
    )
  } catch {
    // Not a currency code: the service's own text stays usable.
    return 2
  }
}
