import {
  type LendingCountries,
  LendingHydration,
  type LendingNames,
  LendingProvider,
  type StepUpDemand,
  useActingFor,
} from '@onlend/hooks'
import {
  type ReactElement,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Link, Router, useLocation } from 'wouter'
import type { Account } from '../account/Account.ts'
import { AppRoutes } from '../AppRoutes.tsx'
import { StepUpDialog } from '../approvals/StepUpDialog.tsx'
import { BootContext } from '../boot/BootContext.ts'
import { AppLayout } from '../layout/AppLayout.tsx'
import { places } from '../layout/places.ts'
import { lendingClient } from '../lendingClient.ts'
import { phoneApp } from '../phoneApp.ts'
import { PageBoundary } from '../pages/PageBoundary.tsx'
import { useWords } from '../words/useWords.ts'
import type { ActedFor } from './ActedFor.ts'
import { rememberPartner } from './rememberPartner.ts'
import { PageTitle } from '../layout/PageTitle.tsx'
import type { PartnerPath } from './readPartnerPath.ts'
import { toProviderScope } from './toProviderScope.ts'
import { writePartnerPath } from './writePartnerPath.ts'

type ActingPageProps = { account: Account; here: PartnerPath; onSignOut: () => void }

/** The app for one business: a separate provider, so that no data leaks between businesses, and addresses that begin with the business. */
export function ActingPage({ account, here, onSignOut }: ActingPageProps): ReactElement {
  const { onStepUp, dialog } = useStepUp(
    account.customerPartners.find(({ id }) => id === here.partnerId)?.currency ?? null,
  )
  const { userId, ...owner } = toProviderScope(account, here.partnerId)
  const names = useMemo(() => toNames(account), [account])
  const prefetched = useContext(BootContext)?.prefetched
  // The prefetched answers came with the page, of one business and for one person; other pages read for themselves.
  const isOfThese =
    prefetched?.provider.customerPartnerId === here.partnerId && prefetched.provider.userId === userId
  return (
    <LendingProvider
      onStepUp={onStepUp}
      client={lendingClient}
      userId={userId}
      {...owner}
      countries={countries}
      names={names}
      {...(phoneApp && { draftStorage: phoneApp.draftStorage, onEvent: phoneApp.onEvent })}
    >
      <LendingHydration prefetched={isOfThese ? prefetched : null}>
        <Router base={here.base}>
          <BusinessPages account={account} here={here} onSignOut={onSignOut} />
        </Router>
      </LendingHydration>
      {dialog}
    </LendingProvider>
  )
}

function BusinessPages({ account, here, onSignOut }: ActingPageProps): ReactElement {
  const t = useWords()
  const [, navigate] = useLocation()
  const id = here.partnerId
  const isBare = here.base.startsWith('/bare/')
  const known = account.customerPartners.find((partner) => partner.id === id)
  const mayBeOwn = known !== undefined || account.channelPartnerId !== null
  // The hook reads the credit limit only of a business that the host does not know.
  const acting = useActingFor({
    customerPartnerId: mayBeOwn ? id : null,
    reads: { creditLimit: known === undefined, customerPartners: false },
  })
  const isNotYours = !mayBeOwn || acting.state === 'notYours'
  const name = isNotYours ? null : (acting.name ?? known?.name ?? null)

  const actFor = (next: string, page = '/') => {
    rememberPartner(account, next)
    navigate(`~${isBare ? '/bare' : ''}${writePartnerPath(next, page)}`)
  }
  const draw = () => {
    if (isNotYours) return <NotYoursPage account={account} />
    // The bar shows the error, and tries again.
    if (name === null) return acting.state === 'loading' && <p className="loading">{t('opening')}</p>
    const partner: ActedFor = {
      ...{ id, name },
      country: acting.country ?? known?.country ?? null,
      currency: acting.currency ?? known?.currency ?? null,
    }
    return <AppRoutes account={account} partner={partner} onActFor={actFor} />
  }
  return (
    <AppLayout
      account={account}
      businessName={name}
      isActing={mayBeOwn}
      isBare={isBare}
      // Opens the same page for the other business, without this business's details.
      onPartnerChange={(next) =>
        actFor(
          next,
          places.business.some(({ pages }) => pages.some(({ path }) => path === here.page)) ? here.page : '/',
        )
      }
      onSignOut={onSignOut}
    >
      <PageBoundary>
        <Suspense fallback={<p className="loading">{t('opening')}</p>}>{draw()}</Suspense>
      </PageBoundary>
    </AppLayout>
  )
}

/** The page for an address of a business that does not exist or that the person may not act for: says so, and leads to their own. */
function NotYoursPage({ account }: { account: Account }): ReactElement {
  const t = useWords()
  return (
    <div className="narrow stack" role="alert">
      <PageTitle name={t('notYours')} />
      <p>{t('notYoursText', { name: account.displayName })}</p>
      {account.customerPartners.length > 0 && (
        <ul className="menu">
          {account.customerPartners.map(({ id, name }) => (
            <li key={id}>
              <Link href={`~${writePartnerPath(id)}`} className="menu-link">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type Asked = { demand: StepUpDemand; onAnswer: (proof: string | null) => void }

type StepUp = {
  /** For the provider. */
  onStepUp: (demand: StepUpDemand) => Promise<string | null>
  /** To be drawn beside the pages. */
  dialog: ReactNode
}

/**
 * Asks a person for their password when the relay wants a proof of them. While one question is open, another gets a no: the relay then sends nothing.
 *
 * @param currency of the business; `null` where it is not known
 */
function useStepUp(currency: string | null): StepUp {
  const [asked, setAsked] = useState<Asked | null>(null)
  const isOpen = useRef(false)
  const onStepUp = useCallback((demand: StepUpDemand) => {
    if (isOpen.current) return Promise.resolve(null)
    isOpen.current = true
    return new Promise<string | null>((resolve) => {
      const onAnswer = (proof: string | null) => {
        isOpen.current = false
        setAsked(null)
        resolve(proof)
      }
      setAsked({ demand, onAnswer })
    })
  }, [])
  return { onStepUp, dialog: asked && <StepUpDialog {...asked} currency={currency} /> }
}

/** The people and the businesses that the account names, for what the relay records by id alone. */
function toNames({ people, customerPartners }: Account): LendingNames {
  return {
    person: (id) => (Object.hasOwn(people, id) ? people[id] : undefined) ?? null,
    partner: (id) => customerPartners.find((partner) => partner.id === id) ?? null,
  }
}

/** The countries behind the sandbox's country ids. A host on a real service puts its own here, since the service does not explain them. */
const countries: LendingCountries = {
  cty_ng01: { name: 'nigeria', currency: 'NGN' },
  cty_gh01: { name: 'ghana', currency: 'GHS' },
  cty_ke01: { name: 'kenya', currency: 'KES' },
}
