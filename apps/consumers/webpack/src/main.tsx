import { LendingProvider } from '@onlend/hooks'
import { LendingRoot } from '@onlend/widgets/lending-root'
import { WithdrawForm } from '@onlend/widgets/withdraw-form'
import 'bootstrap/dist/css/bootstrap.css'
import './tailwind.css'
import '@onlend/widgets/styles.css' // last: the kit's sheet is written to stand beside those of others
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const app = document.querySelector('#app')
if (app === null) throw new Error('The page has no #app.')

createRoot(app).render(
  <StrictMode>
    <LendingProvider relayUrl="/lending" customerPartnerId="cp_adaeze">
      <div className="container">
        <div className="card p-4 mt-3 mx-auto max-w-xl shadow-lg">
          <LendingRoot>
            <WithdrawForm country="nigeria" />
          </LendingRoot>
        </div>
      </div>
    </LendingProvider>
  </StrictMode>,
)
