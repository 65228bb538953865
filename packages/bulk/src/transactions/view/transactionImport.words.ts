/** The words of the first step of an import of transactions. */
export const transactionImport = {
  'import.title': 'Import transactions',
  'import.choose': 'Your file',
  'import.template': 'Download a template',
  'import.startOver': 'Start over',
  'import.startOver.title': 'Start over?',
  'import.startOver.text': 'Your corrections will be lost.',
  'import.startOver.keep': 'Keep my corrections',
} as const
