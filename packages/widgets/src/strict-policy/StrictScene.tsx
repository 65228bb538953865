import { LendingProvider } from '@onlend/hooks'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { type ReactNode, useState } from 'react'
import { ActiveDrawdownCard } from '../active-drawdown/ActiveDrawdownCard.tsx'
import { CreateBusinessForm } from '../create-business/CreateBusinessForm.tsx'
import { CreditLimitCard } from '../credit-limit/CreditLimitCard.tsx'
import { DrawdownRequestForm } from '../drawdown-request/DrawdownRequestForm.tsx'
import { LockboxAccountCard } from '../lockbox-account/LockboxAccountCard.tsx'
import { OperationHistory } from '../operation-history/OperationHistory.tsx'
import { RegisterCustomerForm } from '../register-customer/RegisterCustomerForm.tsx'
import { LendingRoot } from '../root/LendingRoot.tsx'
import { createTheme } from '../theme/createTheme.ts'
import { WithdrawForm } from '../withdraw/WithdrawForm.tsx'

/** What a page with a strict policy shows: one widget to act on, or all that need nothing but a partner. */
export type StrictSceneProps = {
  shows: 'withdrawal' | 'others'
  nonce: string
  serverStyle: boolean
}

const brand = (colorPrimary: string) =>
  createTheme({
    version: 1,
    scheme: 'light',
    tokens: { colorPrimary, fontFamily: '"Noto Sans", sans-serif' },
  })

const brands = [brand('#3b2f8f'), brand('#b3261e')] as const

/** A page of a host under a strict Content-Security-Policy, the same on a server and in a browser. */
export function StrictScene({ shows, nonce, serverStyle }: StrictSceneProps): ReactNode {
  const [isOther, setOther] = useState(false)
  const [client] = useState(() => createRelayDouble(createSandbox({ clock: manualClock() })).createClient())
  return (
    <LendingProvider client={client} customerPartnerId="cp_adaeze" storage={null} draftStorage={null}>
      <button type="button" onClick={() => setOther(!isOther)}>
        Another brand
      </button>
      <LendingRoot
        theme={brands[isOther ? 1 : 0]}
        nonce={nonce}
        serverStyle={serverStyle}
        timeZone="Africa/Lagos"
      >
        {shows === 'withdrawal' ? (
          <WithdrawForm country="nigeria" currency="NGN" />
        ) : (
          <>
            <CreditLimitCard />
            <ActiveDrawdownCard />
            <DrawdownRequestForm />
            <RegisterCustomerForm />
            <CreateBusinessForm />
            <LockboxAccountCard />
            <OperationHistory />
          </>
        )}
      </LendingRoot>
    </LendingProvider>
  )
}
