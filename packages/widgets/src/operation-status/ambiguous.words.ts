/** The words for equal operations with ambiguous events. */
export const ambiguous = {
  'ambiguous.succeeded.oneOfTwo': 'One of two equal withdrawals was confirmed; we do not know which.',
  'ambiguous.succeeded': '{count} of {candidates} equal withdrawals were confirmed; we do not know which.',
  'ambiguous.failed.oneOfTwo': 'One of two equal withdrawals failed; we do not know which.',
  'ambiguous.failed': '{count} of {candidates} equal withdrawals failed; we do not know which.',
  'ambiguous.rows.succeeded': '{count} of {candidates} equal entries confirmed; we do not know which.',
  'ambiguous.rows.failed': '{count} of {candidates} equal entries failed; we do not know which.',
} as const
