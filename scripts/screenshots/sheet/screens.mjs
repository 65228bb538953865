import { fillDrawdown, fillWithdrawal, press } from './steps.mjs'

const page = (person, path, rest = {}) => ({ name: path, person, path, ...rest })

/**
 * Every page of the host app and the states that a person meets there: who sees it, under which address, in which scenario of the sandbox, and
 * what was done before the picture. Those that send something stand last, since they change what the pages before them show.
 */
export const screens = [
  { name: 'sign in', person: null, path: '/' },
  ...['/', '/drawdown', '/withdraw', '/activity', '/customers', '/customers/new', '/transactions/new'].map(
    (path) => page('ada', path),
  ),
  ...['/financings', '/repay', '/repayments/new', '/assessment', '/business', '/more', '/nowhere'].map(
    (path) => page('ada', path),
  ),
  page('kofi', '/'),
  page('kofi', '/drawdown'),
  ...['/', '/partners', '/partners/new', '/partners/cp_adaeze', '/inbox', '/audit'].map((path) =>
    page('hana', path),
  ),
  page('musa', '/'),
  page('zainab', '/approvals'),
  page('ada', '/', { name: 'home, new partner', scenario: 'newPartner' }),
  page('ada', '/drawdown', { name: 'drawdown, new partner', scenario: 'newPartner' }),
  page('ada', '/', { name: 'home, overdue', scenario: 'overdue' }),
  page('ada', '/', { name: 'home, expired', scenario: 'expired' }),
  page('ada', '/', { name: 'home, nothing stated', scenario: 'everythingNull' }),
  page('ada', '/', { name: 'home, huge numbers', scenario: 'hugeNumbers' }),
  page('ada', '/business', { name: 'business, long names', scenario: 'longNames' }),
  page('ada', '/withdraw', {
    name: 'withdrawal, nothing filled in',
    act: (screen) => press(screen, 'Review'),
  }),
  page('kofi', '/drawdown', { name: 'drawdown, filled in', act: fillDrawdown }),
  page('kofi', '/drawdown', {
    name: 'drawdown, review',
    act: async (screen) => {
      await fillDrawdown(screen)
      await press(screen, 'Review')
      await screen.getByRole('alertdialog').waitFor()
    },
  }),
  page('ada', '/withdraw', {
    name: 'withdrawal, review',
    act: async (screen) => {
      await fillWithdrawal(screen)
      await press(screen, 'Review')
      await screen.getByRole('alertdialog').waitFor()
    },
  }),
]
