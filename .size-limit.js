// The seven budgets: what a host's users load, in kB after gzip. `pnpm size` prints them. A limit is what has been reached: it rises only with a reason in its commit.
import { loadedFiles } from './scripts/size/loadedFiles.js'

const outside = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client', '@tanstack/react-query']
const provider = { hooks: ['LendingProvider'], 'widgets/lending-root': ['LendingRoot'] }

export default await Promise.all([
  budget('core with one endpoint', '6.1 kB', {
    imports: { core: ['createLendingClient', 'getCreditLimit', 'callEndpoint'] },
    from: 'packages/hooks',
  }),
  budget('the bridge of a page inside a phone app', '4 kB', { imports: { webview: ['mountInWebView'] } }),
  budget('one hook with its provider', '8.2 kB', {
    imports: { hooks: ['LendingProvider', 'useCreditLimit'] },
    outside,
  }),
  budget('one card', '19.4 kB', {
    imports: { ...provider, 'widgets/credit-limit-card': ['CreditLimitCard'] },
    outside,
  }),
  budget('a withdrawal, from the first byte to "Money withdrawn", React inside', '133.4 kB', {
    imports: { ...provider, 'widgets/withdraw-form': ['WithdrawForm'] },
    later: ['RecordSheet', 'FormReviewDialog', 'OperationStatusView'],
    most: 20,
  }),
  budget('the import of a sheet, with its worker', '165.6 kB', {
    imports: { ...provider, 'bulk/register-transactions-import': ['RegisterTransactionsImport'] },
    later: ['ImportSteps'],
    worker: 'packages/bulk/src/workers/bulkWorker.ts',
    outside,
  }),
  budget('everything, every chunk', '511.8 kB', {
    imports: { widgets: '*', hooks: '*', bulk: '*', 'bulk/headless': '*' },
    later: 'all',
    // The reader of PDFs, 0.5 MB, is loaded for a PDF alone, after its size was told to the person.
    outside: [...outside, 'unpdf/pdfjs'],
  }),
])

async function budget(name, limit, load) {
  return { name, limit, gzip: true, path: await loadedFiles({ name, ...load }) }
}
