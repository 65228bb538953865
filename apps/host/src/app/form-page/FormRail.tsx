import { useBrand, useWidgetWords } from '@onlend/widgets'
import { ActiveDrawdownCard } from '@onlend/widgets/active-drawdown-card'
import { LockboxAccountCard } from '@onlend/widgets/lockbox-account-card'
import type { ReactElement, ReactNode } from 'react'
import { useCatalogue } from '../words/useCatalogue.ts'
import type { FormSubject } from './FormSubject.ts'
import { nextSteps } from './nextSteps.ts'
import { railCatalogue } from './railCatalogue.ts'

/** Beside a form on a wide screen: the account or the debt that it is about, what happens next, and whom to ask. */
export function FormRail({ about }: { about: FormSubject }): ReactElement {
  const t = useCatalogue(railCatalogue)
  const { support } = useBrand()
  return (
    <aside className="form-rail" aria-label={t('beside')}>
      {about === 'withdraw' && (
        <WithWords of="lockbox-account-card">
          <LockboxAccountCard explain={false} headingLevel={2} />
        </WithWords>
      )}
      {about === 'drawdown' && (
        <WithWords of="active-drawdown-card">
          <ActiveDrawdownCard headingLevel={2} />
        </WithWords>
      )}
      <section className="panel">
        <h2 className="rail-title">{t('next')}</h2>
        <ol className="rail-steps">
          {nextSteps[about].map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
      </section>
      {support.email !== null && (
        <section className="panel">
          <h2 className="rail-title">{t('help')}</h2>
          <p>
            <a href={`mailto:${support.email}`}>{support.email}</a>
          </p>
          {support.hours !== null && <p>{support.hours}</p>}
        </section>
      )}
    </aside>
  )
}

/** Draws a widget once its words are here in the language of the page. */
function WithWords({ of, children }: { of: string; children: ReactNode }): ReactNode {
  return useWidgetWords(of) && children
}
