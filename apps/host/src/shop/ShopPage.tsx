import { LendingProvider } from '@onlend/hooks'
import { LendingRoot } from '@onlend/widgets/lending-root'
import { LendingTile } from '@onlend/widgets/lending-tile'
import { WithdrawForm } from '@onlend/widgets/withdraw-form'
import { type ReactElement, useState } from 'react'
import { createTheme } from '@onlend/widgets/theme'
import { mountInWebView } from '@onlend/webview'
import { createTokenSource } from '@onlend/core'

const readMeta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

const nonce = readMeta('csp-nonce')
const phoneApp = mountInWebView({ relayUrl: readMeta('relay-url') })

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
          // Inside the shop's phone app the app holds the session.
          getToken={phoneApp?.getToken ?? shopTokens}
          {...(phoneApp && { draftStorage: phoneApp.draftStorage, onEvent: phoneApp.onEvent })}
          customerPartnerId="cp_adaeze"
          userId="shop_ada"
        >
          <LendingRoot theme={shopTheme} locale="en" {...(nonce && { nonce })}>
            <div className="shop-widgets">
              <LendingTile href="#withdraw" />
              <div id="withdraw">
                <WithdrawForm country="nigeria" currency="NGN" />
              </div>
            </div>
          </LendingRoot>
        </LendingProvider>
      </main>
    </div>
  )
}

/** Corner Shop's brand: the same widgets as Marketday's, in other colours. */
const shopTheme = createTheme({
  version: 1,
  name: 'Corner Shop',
  tokens: { colorPrimary: '#7a2e5d', colorBackground: '#fffdfb', colorText: '#241a20', radius: '4px' },
  dark: {
    colorPrimary: '#e7a3cd',
    colorBackground: '#201a1d',
    colorSurface: '#2a2226',
    colorText: '#f3ecef',
  },
})

/** Asks the shop's own server, which knows who is signed in at the shop, for a short-lived token to the relay. */
const shopTokens = createTokenSource({
  async fetchToken(signal) {
    const answer = await fetch('/token', { method: 'POST', signal })
    if (answer.status === 401) return null
    if (!answer.ok) throw new TypeError('The shop could not give a token.')
    return answer.json()
  },
})
