/** The words of the first step of an import of transactions. */
export const transactionImport = {
  'import.title': 'Register transactions from a file',
  'import.choose': 'Your file of transactions',
  'import.template': 'Download a template',
  'import.startOver': 'Start over',
  'import.startOver.title': 'Start over?',
  'import.startOver.text': 'What you have corrected in this file will be lost.',
  'import.startOver.keep': 'Keep my corrections',
} as const
