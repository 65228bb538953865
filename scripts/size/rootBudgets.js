const peers = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client', '@tanstack/react-query']

/**
 * The same as in `budgets.js`, imported from the package's root instead of the widget's own entry. Vite makes no difference between them; esbuild
 * keeps the parts of every other widget that are fetched later as files (evanw/esbuild#3704) and cuts what they share into small ones.
 */
export const rootBudgets = [
  {
    name: 'credit limit card from the root (TanStack Query outside)',
    imports: { hooks: ['LendingProvider'], widgets: ['LendingRoot', 'CreditLimitCard'] },
    external: peers,
    limit: 26,
    goal: 23,
  },
  {
    name: 'withdrawal form from the root (TanStack Query outside)',
    imports: { hooks: ['LendingProvider'], widgets: ['LendingRoot', 'WithdrawForm'] },
    external: peers,
    limit: 40.2,
    goal: 55,
  },
]
