/**
 * The widgets that few pages have and that are large: their styles are in `styles/bulk.css` instead of `styles.css`, and their words
 * are a group of their own.
 */
export const bulkEntries: readonly string[] = [
  'register-transactions-import',
  'repayments-import',
  'lockbox-reconciliation',
  'portfolio-overview',
]
