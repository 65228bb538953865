import { createRoot, hydrateRoot } from 'react-dom/client'
import './app.css'
import '@onlend/widgets/styles.css'
import '@onlend/widgets/styles/bulk.css'
import { AppFrame } from './AppFrame.tsx'
import { appQueries } from './boot/appQueries.ts'
import { readBoot } from './boot/readBoot.ts'
import { bootWords } from './locale/bootWords.ts'
import { untilArrived } from './boot/untilArrived.ts'
import { loadPages } from './pages/loadPages.ts'

const element = document.getElementById('app')
if (!element) throw new Error('The page has no #app element.')

const boot = readBoot()
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
const queryClient = appQueries(boot)

if (boot === null) {
  createRoot(element).render(<AppFrame boot={boot} words={{}} nonce={nonce} queryClient={queryClient} />)
} else {
  // A person who types meanwhile types into the server's markup, and the forms take over those values.
  const [words] = await untilArrived(() => Promise.all([bootWords(boot), loadPages(boot.pages)]))
  hydrateRoot(element, <AppFrame boot={boot} words={words} nonce={nonce} queryClient={queryClient} />)
}
