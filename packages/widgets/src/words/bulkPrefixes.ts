/** How the keys of sentences begin that only `@onlend/bulk` says in English. The other languages have them in the group `bulk`. */
export const bulkPrefixes = [
  'batch',
  'brandStudio',
  'import',
  'lockboxReconciliation',
  'portfolioOverview',
  'repaymentsImport',
  'sheet',
  'statement',
] as const
