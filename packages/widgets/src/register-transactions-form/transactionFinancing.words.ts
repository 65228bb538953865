export const transactionFinancing = {
  'transaction.financedAmount': 'Amount of the financing',
  'transaction.financedAmountIn': 'Amount of the financing, in {currency}',
  'transaction.drawdownId': 'Drawdown',
  'transaction.drawdownId.asking': 'Looking for your active drawdown…',
  'transaction.drawdownId.active': 'Your active drawdown of {amount}',
  'transaction.drawdownId.activeDue': 'Your active drawdown of {amount}, due on {date}',
  'transaction.drawdownId.other': 'Use another drawdown',
  'transaction.drawdownId.found': 'This is your active drawdown.',
  'transaction.drawdownId.none':
    'You have no active drawdown. Enter the reference of the drawdown that pays for it.',
  'transaction.drawdownId.failed':
    'We could not look up your active drawdown. Enter the reference of the drawdown that pays for it.',
  'transaction.instalments': 'Instalments',
  'transaction.instalments.hint': 'How the financing will be paid back.',
  'transaction.instalment': 'Instalment {number}',
  'transaction.instalment.amount': 'Amount',
  'transaction.instalment.startDate': 'Starts on',
  'transaction.instalment.dueDate': 'Due on',
  'transaction.instalment.remove': 'Remove',
  'transaction.instalment.removeLabel': 'Remove instalment {number}',
  'transaction.instalment.add': 'Add an instalment',
  'transaction.instalment.added': 'Instalment {number} was added.',
  'transaction.instalment.removed': {
    one: 'The instalment was removed. {count} is left.',
    other: 'The instalment was removed. {count} are left.',
  },
  'transaction.split': 'Split evenly',
  'transaction.split.count': 'How many instalments?',
  'transaction.split.hint': 'A month apart, in place of those below.',
  'transaction.split.done': {
    one: 'There is now {count} instalment.',
    other: 'There are now {count} equal instalments.',
  },
  'transaction.split.error.count': 'Enter how many instalments you want, from 1 to 60',
  'transaction.split.error.amount': 'Enter an amount above that can be divided first',
  'transaction.total.instalments': 'Instalments together',
  'transaction.total.financed': 'Financing',
  'transaction.total.payable': 'The client pays',
  'transaction.warning.FINANCED_ABOVE_PAYABLE':
    'This is more than the {payable} that the client will pay. You can go on if you are sure.',
  'transaction.warning.INSTALMENTS_DIFFER':
    'The instalments add up to {total}, which is neither the financing nor what the client pays. You can go on if you are sure.',
  'transaction.warning.INSTALMENTS_OUTSIDE_DATES':
    'An instalment starts before the disbursement date or is due after the expected payment date. You can go on if you are sure.',
} as const
