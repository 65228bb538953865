import { LendingProvider } from '@onlend/hooks'
import { LendingRoot } from '@onlend/widgets/lending-root'
import { WithdrawForm } from '@onlend/widgets/withdraw-form'
import '@onlend/widgets/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const app = document.querySelector('#app')
if (app === null) throw new Error('The page has no #app.')

createRoot(app).render(
  <StrictMode>
    <LendingProvider relayUrl="/lending" customerPartnerId="cp_adaeze">
      <LendingRoot>
        <WithdrawForm country="nigeria">
          {({ Fields }) => (
            <>
              <Fields.Amount />
              <Fields.Method />
              <Fields.BankCode />
              <Fields.AccountNumber />
              <Fields.AccountName />
              <Fields.Correspondent />
              <Fields.Narration />
            </>
          )}
        </WithdrawForm>
      </LendingRoot>
    </LendingProvider>
  </StrictMode>,
)
