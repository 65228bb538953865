import { LendingProvider } from '@onlend/hooks'
import { CreditLimitCard } from '@onlend/widgets/credit-limit-card'
import { LendingRoot } from '@onlend/widgets/lending-root'
import { WithdrawForm } from '@onlend/widgets/withdraw-form'
import { type ReactElement, useState } from 'react'
import { shopTheme } from './shopTheme.ts'
import { shopTokens } from './shopTokens.ts'

const readMeta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

const nonce = readMeta('csp-nonce')

/** Another company's site on another origin: the kit reaches the relay with a token instead of a cookie. */
export function ShopPage(): ReactElement {
  const [step, setStep] = useState<'in' | 'leaving' | 'out'>('in')
  const leave = async () => {
    setStep('leaving')
    const answer = await fetch('/sign-out', { method: 'POST' }).catch(() => null)
    setStep(answer?.ok ? 'out' : 'in')
  }
  if (step === 'out') {
    return (
      <main className="shop-content" role="status">
        <p className="shop-name">Corner Shop</p>
        <p>You are signed out, and your token no longer opens anything.</p>
        <button type="button" className="shop-leave" onClick={() => location.reload()}>
          Sign in again
        </button>
      </main>
    )
  }
  return (
    <div className="shop">
      <header className="shop-header">
        <p className="shop-name">Corner Shop</p>
        <button type="button" className="shop-leave" disabled={step === 'leaving'} onClick={leave}>
          Sign out
        </button>
      </header>
      <main className="shop-content">
        <p className="shop-note">
          This page stands on an origin of its own. It holds no cookie of Marketday: the shop’s server hands
          it a token that lives for five minutes, and signing out ends the token at once.
        </p>
        <LendingProvider
          relayUrl={readMeta('relay-url')}
          getToken={shopTokens}
          customerPartnerId="cp_adaeze"
          userId="shop_ada"
        >
          <LendingRoot theme={shopTheme} locale="en" {...(nonce && { nonce })}>
            <div className="shop-widgets">
              <CreditLimitCard />
              <WithdrawForm country="nigeria" currency="NGN" />
            </div>
          </LendingRoot>
        </LendingProvider>
      </main>
    </div>
  )
}
