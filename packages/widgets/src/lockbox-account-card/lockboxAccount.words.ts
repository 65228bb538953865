export const lockboxAccount = {
  'lockboxAccount.title': 'Lockbox account',
  'lockboxAccount.failed': 'We could not load your lockbox account',
  'lockboxAccount.number': 'Account number',
  'lockboxAccount.numberUnknown': 'Not stated',
  'lockboxAccount.name': 'Account name',
  'lockboxAccount.bank': 'Bank',
  'lockboxAccount.copyNumber': 'Copy account number',
  'lockboxAccount.share': 'Share',
  'lockboxAccount.print': 'Print',
  'lockboxAccount.moneyIn': 'Money in: a drawdown brings money into this account.',
  'lockboxAccount.moneyOut':
    'Money out: a withdrawal takes money from this account to a bank or mobile-money account.',
  'lockboxAccount.noBalance': 'The lender does not tell us the balance, so we do not show one.',
  'lockboxAccount.removed': 'This account was removed on {date}. Do not send money to it.',
  'lockboxAccount.none.title': 'No lockbox account yet',
  'lockboxAccount.none.text': 'When the lender has opened your account, its number appears here.',
} as const
